import { contractNames } from '../content/contracts.ts';
import { figures } from '../content/figures.ts';
import { goalNames } from '../content/goals.ts';
import { facilities, lots, modifiers } from '../content/tiles.ts';
import { turnsOfGame } from '../rules/turns.ts';
import { tileWords } from './tiles.ts';

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
const modifierList = Object.entries(modifiers)
  .map(([name, { residential, commercial }]) => {
    const word = tileWords[name as keyof typeof modifiers];
    return `${word} ${signed(residential)} / ${signed(commercial)}`;
  })
  .join(', ');
const { residential, commercial } = lots;
const modifierTiles = Object.values(modifiers).reduce((sum, { number }) => sum + number, 0);

/** The rules page. Figures come from the content. */
export const rulesWords = {
  'rules.setup': 'What lies on the table',
  'rules.setup.1': `Everybody has ${figures.blocksInBox} building blocks of one colour: ${figures.blocksInPool} wait in the supply pool, ${figures.blocksInReserve} in the reserve, and one marks the score. City Hall lies in the middle of the table and the city grows around it.`,
  'rules.setup.2': `The bag holds ${turnsOfGame} tiles: ${residential.number} Residential and ${commercial.number} Commercial lots, on which towers rise, and ${modifierTiles} modifiers, which make the storeys beside them worth more or less. Everybody starts with ${figures.tilesInHand} tiles in hand, unseen by the others.`,
  'rules.setup.3': `There are ${contractNames.length} contract cards in a face-down deck. Of the ${goalNames.length} goals, ${figures.goalsInPlay} are turned up for this game; the others stay in the box. A player drawn by lot begins, and turns go round to the left.`,

  'rules.turn': 'A turn',
  'rules.turn.1': `A turn has four steps, always in this order: zone one tile, take ${figures.actions} building actions, complete buildings and settle contracts, and plan ahead by refilling the hand.`,
  'rules.turn.2': 'What you do can be taken back as long as nothing hidden has been seen since.',
  'rules.EX-13':
    'Step 4 starts when the player asks to draw. Until then, or until the first contract is drawn, everything in the turn can still be undone. Whatever leaves no choice happens without being asked: actions for which nothing is legal lapse together, and Step 4 is left out once the bag is empty. Even so, a turn only ends when its player says so.',

  'rules.zoning': 'Step 1: zoning',
  'rules.zoning.1':
    'Lay one tile from your hand on a free space that shares a whole side with a tile already there; touching at a corner is not enough. City Hall counts as a neighbour like any other tile.',
  'rules.EX-11': 'A tile may be zoned on any free space that shares a side with a tile. The board has no edge.',

  'rules.building': 'Step 2: building',
  'rules.building.1': `Take exactly ${figures.actions} actions, in any mix. To construct, put a block from your supply pool on an empty lot, which makes the lot yours, or on one of your own buildings. To get material, move a block from your reserve to your supply pool; it can be used at once.`,
  'rules.building.2': `A lot belongs to whoever puts the first block on it. No one may have more than ${figures.inProgress} buildings without a rooftop, and each building gains one storey a turn at most.`,
  'rules.building.3': `For each kind you may build one storey higher than your tallest completed building of that kind. Until you have completed one, that is ${residential.firstCap} storey for Residential and ${commercial.firstCap} for Commercial.`,
  'rules.building.4': `A Residential building needs ${residential.lowestRoof} storey before it can be completed and never has more than ${residential.highest}. A Commercial building needs ${commercial.lowestRoof} and may grow without limit.`,
  'rules.building.5': 'Modifier tiles and City Hall cannot be built on.',
  'rules.EX-3': `There are exactly ${figures.actions} actions, and nobody may stop early. Getting material is legal while the reserve lasts, so only somebody whose reserve is empty and who can build nothing loses the remaining ones.`,
  'rules.EX-4':
    'A vacant lot is a Residential or Commercial tile without any block. City Hall and modifiers are never lots. A vacancy ends with the first block, whoever places it.',
  'rules.EX-5': `A building gains ${figures.storeysPerTurn} storey a turn, its first one included. The height cap of a kind is the height of your tallest completed building of it plus ${figures.capAboveTallest}, at least ${residential.firstCap} and never above ${residential.highest} for Residential, and at least ${commercial.firstCap} for Commercial.`,
  'rules.EX-6': `The limit of ${figures.inProgress} counts your buildings without a rooftop. One that is completed in Step 3 makes room from your next turn on. A Residential building that has reached its cap still counts until it has its rooftop.`,

  'rules.completing': 'Step 3: completing',
  'rules.completing.1':
    'Once the actions are done, place rooftops on as many of your buildings as you like, if they are high enough. Each is scored at once, and only once: what is zoned or built beside it later changes nothing.',
  'rules.completing.2': `A storey starts at ${figures.basePoint} point. Every modifier that shares a side with the building adds its value for that kind, and every vacant lot that shares a side takes ${-figures.vacantLot} away. The result times the number of storeys is the score.`,
  'rules.completing.3': `Values for each storey, Residential / Commercial: ${modifierList}. ${tileWords.cityHall} ${signed(facilities.cityHall.residential)} / ${signed(facilities.cityHall.commercial)}.`,
  'rules.completing.4': `For each building completed you take on a contract: look at ${figures.contractsDrawn} from the top of the deck, keep one, and put the other at the bottom.`,
  'rules.EX-2':
    'A storey may be worth nothing or less than nothing, and so may a building. Completing is always your choice: a building left without a rooftop costs nothing except its place among those in progress. Scores may fall below zero.',
  'rules.EX-7': `Rooftops come first, in any order, until you move on to contracts. Then ${figures.contractsDrawn} contracts are drawn for each building completed, one building after the other: choose, put the other under the deck, draw again. Taking one is not optional, and no rooftop may be placed after the first draw. Contracts that are met may be revealed at any moment of Step 3.`,
  'rules.EX-14':
    'Whether the roof of a Commercial building is pointed or rounded is a matter of looks. It is no move and there is no limit.',

  'rules.contracts': 'Contracts',
  'rules.contracts.1':
    'Contracts in hand are secret; how many each player holds is not. When the city meets one in your Step 3, reveal it and score its points, even if you have only just drawn it or another player made it true. You may hold any number, and one that is never met costs nothing.',
  'rules.contracts.2':
    'A controlled building is one of your colour, with or without a rooftop. A completed one has its rooftop. A section is a square of spaces, gaps included. A line is a row or a column.',
  'rules.contracts.3':
    'The order in which the parts of a contract come true does not matter, and buildings completed long ago count.',
  'rules.EX-9':
    'A number of storeys means exactly that many, at this moment, whether or not the building goes on growing; every other number means at least that many. Next to means sharing a side, whenever the facility came. The same facility is one single tile; two facilities named together must both touch one building. Controlled includes completed. A line is an unbroken row or column of adjacent tiles that all carry fitting buildings of yours; a longer one will do. A section may lie anywhere on the grid, with gaps and other tiles in it. Contracts are revealed in your own Step 3 only, and once more at the end of the game.',
  'rules.EX-10': 'The contract deck cannot run out: there are more cards than lots. The first player is drawn by lot.',

  'rules.planning': 'Step 4: planning',
  'rules.planning.1': `Draw ${figures.tilesDrawn} tiles from the bag, keep one in hand and put the other back. Then the turn passes to the left.`,
  'rules.EX-1': `With fewer than ${figures.tilesDrawn} tiles in the bag, draw what is there; a single tile is kept. When the bag is empty, play on with the tiles in hand.`,
  'rules.EX-12':
    'The bag has no order. Each draw takes any tile in it with equal chance, and a tile that was put back is in the bag again before the next draw.',

  'rules.goals': 'Goals',
  'rules.goals.1': `Each goal in play is worth ${figures.goalPoints} points, or ${figures.goalPointsOfTwo} with two players, to whoever has most of what it names. Tied players share the points evenly. A goal for which nobody has anything goes to nobody.`,
  'rules.goals.2':
    'The tallest building, the numbers of Commercial and Residential buildings and the park fronts count completed buildings only. The number of contracts counts revealed ones. The largest neighbourhood counts your buildings, completed or not, that hang together side by side; City Hall and other tiles do not join them.',

  'rules.end': 'The end',
  'rules.end.1': `The game ends when all ${turnsOfGame} tiles have been zoned, those in hand included; the last player finishes the turn.`,
  'rules.end.2': 'Most points win. Equal totals share the victory.',
  'rules.EX-8':
    'After the last turn every contract still in hand that is met at that moment is revealed and scored; then the goals are counted, with those contracts included. A contract that was met earlier but no longer is gives nothing.',
};
