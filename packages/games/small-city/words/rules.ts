import { councilPrices } from '../content/council.ts';
import { figures, lots, materialPrices, materialsInBox, startMoney, zones } from '../content/figures.ts';
import { promiseDecks, promiseFigures } from '../content/promises.ts';
import { materials, specOf, type TileName } from '../content/tiles.ts';
import { ratings } from '../content/ways.ts';
import { tileWords } from './things.ts';

const costOf = (tile: TileName) =>
  materials
    .map((material) => [specOf(tile).materials!.filter((one) => one === material).length, material] as const)
    .filter(([number]) => number > 0)
    .map(([number, material]) => `${number} ${material}`)
    .join(', ');
const costs = (['school', 'library', 'museum', 'metro', 'clinic', 'university'] as const)
  .map((tile) => `${tileWords[tile]} ${costOf(tile)}`)
  .join('; ');
const prices = (what: 'money' | 'votes') =>
  materials.map((material) => `${material} ${what === 'money' ? '$' : ''}${materialPrices[material][what]}`).join(', ');
const lotList = lots.map(({ money, votes }) => `$${money} for ${votes}`).join(', ');
const deckList = Object.values(promiseDecks)
  .map(({ met, failed }) => `${met} or ${failed}`)
  .join(', ');
const titles = ratings.map(({ title, from }) => `${title[0]!.toUpperCase()}${title.slice(1)} from ${from}`).join(', ');

/** The rules page. Figures come from the content. */
export const rulesWords = {
  'rules.setup': 'Setting up',
  'rules.setup.1': `Everybody has ${figures.citizens} Citizens: ${figures.citizensOnCityHall} start in City Hall, ${figures.citizens - figures.citizensInPool - figures.citizensOnCityHall} on the Career Center, and ${figures.citizensInPool} in the common pool, out of reach for now. A player drawn by lot is the Mayor’s host and goes first; money at the start is ${startMoney.map((money) => `$${money}`).join(', ')} in turn order.`,
  'rules.setup.2': `In secret, each player chooses the easy or the expert side of the Borough board, puts the City Hall inside its smallest Constructible Zone, and keeps one of three Promises, one from each deck. All City Halls are shown together once everybody is ready; until then a choice can be taken back.`,
  'rules.setup.3': `There are ${Object.values(materialsInBox).reduce((sum, number) => sum + number, 0)} building materials, and tiles are limited. Metro Stations, CliniCs, Universities, Police and Fire Stations are one fewer than there are players. Money and votes never run out.`,
  'rules.SC-28':
    'All Promises are dealt at once when the game is set up, so the decks never come round again. Players who are equal after the last tie-break share the victory. A final total may fall below zero; only payments stop at nothing.',

  'rules.borough': 'The Borough',
  'rules.borough.1': `The grid has ${figures.board} by ${figures.board} spaces. Only the Constructible Zone may be used: a square in the top left, ${zones.easy.widths.join(', ')} spaces wide on the easy side and ${zones.expert.widths.join(', ')} on the expert side as the Zone is expanded.`,
  'rules.borough.2':
    'Around every tile lies its Influence Area: all spaces beside it or diagonal to it. A tile with any space in that area is influenced as a whole. Tiles may be turned and mirrored.',
  'rules.borough.3':
    'Some tiles ask for neighbours. A Residence of level 2 to 5 must be influenced by as many Cultural Buildings as its level; Commerce by as many Residences as its level; a Factory 2 by a Refinery or a Harbor, a Factory 3 by both.',
  'rules.SC-7':
    'Influence works both ways: a Residence may never lie in the Influence Area of a Factory, Refinery, Warehouse or the buildings of a Harbor, nor one of these in the area of a Residence, whichever came first. Water does not influence and is not influenced.',
  'rules.SC-8': 'A tile counts once, however many of its spaces touch. City Hall counts as a Cultural Building.',
  'rules.SC-6':
    'Conditions are looked at when a tile is built or upgraded and never again. Tearing down what once influenced a tile, or merging two Residences that feed one Commerce, harms nobody.',

  'rules.actions': 'Phase I: Select Special Actions',
  'rules.actions.1':
    'The players who do not host the Mayor put him on a street of the host’s Borough: an edge between two empty spaces. Nothing can be built on either of them this round.',
  'rules.actions.2':
    'The action cards are laid out in a ring, face up. The Mayor’s host takes one for nothing; going round clockwise, everybody else takes another, counted from the card taken last.',
  'rules.actions.3':
    'Mayor, Architect, Mediator, Engineer and the like act later in the round. The Supporter, the Urban Planner and the City Councilor are settled at once.',
  'rules.SC-1':
    'Everybody but the host proposes a street, and may propose another; the Mayor is placed as soon as all proposals agree. Once all have proposed, any of them may declare that there is no agreement. Then the previous host decides; in the first round, or where that one is out of the game, the nearest living player to the host’s right. Of two players, the opponent simply chooses. If the host is the same as last round the Mayor stays where he is, and where no street is left he waits beside the board.',
  'rules.SC-2':
    'The two spaces beside the Mayor accept nothing this round: no tile, no upgrade that would grow over them, no Warehouse and no Cemetery.',
  'rules.SC-3': `Cards that are taken do not count. Every untaken card passed over costs $${figures.skipCost}, the cheaper way round, without a limit. The two nearest untaken cards are always free, and so is any card for the host.`,
  'rules.SC-23':
    'Exec Assistant: a Residence 1 and a Residence beside it become the next level, if together they have its shape and the tile is there. Citizens stay, none is added, and the result may be upgraded in this round. Attorney: two of your own Citizens share one space at home, or a Commerce or Factory space abroad if your limit allows both; the space works for each, the Factory pollutes once. In a Residence the others are counted as usual and the roommate adds the size of the zone. Both must leave the space in the next Phase III. Anarchist: you choose between money and votes if you can pay either.',

  'rules.build': 'Phase II: Build',
  'rules.build.1': `Everybody plans behind a screen. There are ${figures.buildActions} build actions, or ${figures.buildActionsWithExpansion} and one expansion of the Constructible Zone. A tile costs $${figures.costPerSpace} a space; the Mediator pays $${figures.mediatorSaving} less for each, but at least $${figures.lowestCost}.`,
  'rules.build.2':
    'Any level may be built at once, if its conditions hold. A confirmed plan can be changed until everybody is ready.',
  'rules.build.3':
    'School, Library, Museum, Metro Station, CliniC, University, Police Station, Fire Station, Refinery and Harbor are built at most once by each player.',
  'rules.SC-4': `A plan is one ordered list of steps: build, demolish, expand, upgrade and activate. It is judged as a whole, in that order, and may be empty. At most ${figures.buildActions} build actions, one of which may be a demolition; with an expansion, ${figures.buildActionsWithExpansion}. Warehouses, upgrades and activations use no action. Space won by an expansion can be used at once. Only a Police or Fire Station built in this plan can be activated, by a Citizen from a tile of your own Borough other than City Hall.`,
  'rules.SC-5':
    'When all are ready, plans are carried out in turn order. A plan that meets an empty supply stops before that step; its owner sees what has been carried out so far and finishes the plan anew, then the next plan follows. Plans not yet carried out stay hidden. A plan may count on tiles that it hands back itself.',
  'rules.SC-10':
    'A new Factory 1 brings a Warehouse, free of charge, with at least one space in the Factory’s Influence Area. Its place is your choice, but where there is one, it must be placed. Without a place, or without a Warehouse in the supply, there is none.',
  'rules.SC-11':
    'A Residence 1 takes one Citizen from City Hall as it is built, if there is one. That Citizen may move in Phase III.',
  'rules.SC-12': `Demolishing costs $${figures.demolitionCost} and ${figures.demolitionPollution} pollution for each building space, and the Mediator does not help. The tile leaves the game, and what you may build once cannot be built again. Those standing on it go to their City Hall, else to the Career Center; materials in a Warehouse return to the reserve. City Hall cannot be demolished.`,

  'rules.upgrades': 'Upgrades',
  'rules.upgrades.1':
    'Residences, Commerce and Factories grow to the next level for nothing and without using an action. The new tile covers the old one and one space more; the old tile goes back into the supply.',
  'rules.upgrades.2': 'Chains are allowed: what grows may reach a neighbour, which may then grow in turn.',
  'rules.SC-9':
    'Upgrades go one level at a time, and a tile may be upgraded several times in one plan, unless it was built in it. Whether enough Cultural Buildings, Residences or industrial tiles are in reach is read on the old tile as it lies just before; everything else on the new one, which must be in the supply. The kinds of spaces stay where they are, and so do the Citizens.',

  'rules.cultural': 'Cultural Buildings',
  'rules.cultural.1': `They cost materials from your Warehouses and City Hall: ${costs}. The Architect saves one material on one of them.`,
  'rules.cultural.2': `With a Metro Station you may have ${figures.touristLimitWithMetro} Tourists in each other Borough. An active CliniC keeps your Citizens at home alive; an active University brings ${figures.universityVotes} votes a round. School, Library, Museum and Metro Station are places to rest.`,
  'rules.SC-27': 'Erecting a Cultural Building brings no votes in itself: the rules give no number for it.',

  'rules.citizens': 'Phase III: Move Citizens',
  'rules.citizens.1':
    'From the Mayor’s host on, each player moves Citizens, each at most once, onto spaces of tiles that nobody stands on. Those in Residences, and those who keep a Police Station, Fire Station, CliniC or University active, may stay; everybody else must move to another space.',
  'rules.citizens.2':
    'A Commerce or Factory space where one of your Citizens stood as the phase began is closed to all your Citizens until it ends.',
  'rules.citizens.3': `A Citizen in another Borough is a Tourist. You may have ${figures.touristLimit} in each, ${figures.touristLimitWithMetro} with a Metro Station. With four players, nobody visits the Borough opposite in round 1.`,
  'rules.SC-13':
    'At home a Citizen may enter Residences, Commerce, Factories, Parks, School, Library, Museum and Metro Station, and Police Station, Fire Station, CliniC and University with one Citizen each. Nobody ever enters a Warehouse, Refinery, Harbor or City Hall. One Citizen a space, even in passing. A Citizen who stays keeps a tile active; another one moving on activates it anew.',
  'rules.SC-14':
    'Nobody has to go abroad. Only when none of your Citizens who still must move has a space to go to, you name one of them, who returns to City Hall, else to the Career Center. Then the others look again.',
  'rules.SC-15':
    'A Tourist must move each round: to another space of the same Borough; only if there is none, to a Borough next to that one; only if there is none either, home, to a space there, else City Hall, else the Career Center. The limit counts on entering a Borough. Tourists may not enter Residences, Police Stations, Fire Stations, CliniCs or Universities.',
  'rules.SC-16':
    'An active Police Station closes the ten spaces around it to Tourists, and sends home those who stand there when it is activated. What counts is the space, not the tile.',
  'rules.SC-17':
    'At the end of the phase, Citizens in City Hall move into empty Residences 1, in the order you named or else row by row. When all have finished, each empty Factory space draws one Citizen from the Career Center to City Hall while there is room. A space with a Tourist is not empty.',

  'rules.income': 'Phase IV: Income',
  'rules.income.1': `Each Tourist in your Borough earns you $${figures.touristIncome}. Each of your Citizens in Commerce, at home or abroad, uses the space: $${figures.dollarSpace}; a material for money (${prices('money')}); a lot of votes (${lotList}); a material for votes (${prices('votes')}).`,
  'rules.income.2':
    'Each of your Citizens in a Factory, at home or abroad, makes one material of the colour of the space.',
  'rules.income.3': `City Hall has ${figures.cityHallRoom} spaces, each for a Citizen or a material; a Warehouse has ${figures.warehouseRoom}. Materials are never moved once they lie somewhere.`,
  'rules.SC-18':
    'Tourist income comes first, for all. Then each player in turn order takes the whole income: Commerce in any order, each Citizen once, then Factories, which are not optional. What the reserve is out of is not made. What has no room is made and wasted, unless it was made by a Tourist: then it goes into a free Warehouse space of the host and belongs to the host. You are asked only where there is a choice.',

  'rules.votes': 'Phase V: Vote',
  'rules.votes.1': `In each Residence the first Citizen brings 1 vote, the second 2, and so on up to 5. An active University brings ${figures.universityVotes}.`,

  'rules.pollution': 'Phase VI: Measure Pollution',
  'rules.pollution.1':
    'Every Citizen and Tourist on a tile of your Borough, City Hall left out, makes 1 pollution, every Factory that produced 1 more. Each space of a Park takes 1 away. What has piled up never shrinks.',
  'rules.pollution.2': `Once anybody living has ${figures.deathsFrom} or more, whoever polluted most this round must lose a Citizen. Equal: the one with more pollution in all; still equal: all of them.`,
  'rules.pollution.3': `At ${figures.lostAt} a Borough is lost.`,
  'rules.SC-19':
    'A Factory tile that made at least one material, wasted or not, counts once. The Engineer frees the Factories of your own Borough. Parks count whether or not somebody stands on them. No round goes below 0. Citizens on the Career Center neither pollute nor die.',
  'rules.SC-20': `Whoever reaches ${figures.lostAt} at any moment is out at once. Their Citizens leave the game, Tourists in their Borough go home, their discs leave the Council; the tiles stay and nobody enters. Every order and comparison passes over them, and the Mayor goes on to the next living player. In Phase VI all measure, then those at ${figures.lostAt} are out, then the living bury. The last one of several wins at once. If all that are left get there together, the lowest pollution wins, then most votes. Alone, the game is lost.`,
  'rules.SC-21':
    'You may name any Citizen on a tile of your Borough, City Hall included. Where at least one Tourist is not protected by a Fire Station, any Tourist may be named; a protected one goes home and that is enough. With an active CliniC your own cannot die, so an unprotected Tourist must be named if there is one. With nobody to name, nothing happens. Compared is what was measured this round. The dead leave the game; a Cemetery fills one empty space that is not the Mayor’s, beside an earlier Cemetery if there is such a space. Where there is no space at all, they are dead all the same. Deaths count for the Borough in which they happen.',

  'rules.council': 'Phase VII: Influence City Council',
  'rules.council.1': `In turn order each may move one disc. The columns cost ${councilPrices.join(', ')}, all in money or all in votes, and the space entered gives its bonus at once.`,
  'rules.council.2':
    'Industry gives materials, Building a tile for nothing, Economy money or votes, Tourism Citizens from the common pool.',
  'rules.SC-22':
    'A disc advances one column in its row, starts its own row again at the first column, or starts another row in which your other disc is not. In the last column it stays for good. The City Councilor only advances, for money or votes. The free tile is never Cultural nor a Residence 5, has exactly the size named, and may be declined; in the last column its conditions do not count, but the Zone, blocked spaces, the supply, one of each, and the distance between homes and industry always do. A Factory 1 brings its Warehouse, a Residence 1 takes its Citizen, stations may be activated at once. Where the reserve is short you get what there is. A Special Promise as payment: in Phase VII only, for a price of n draw n, keep one, and the rest go under the deck in an order nobody chooses.',

  'rules.ending': 'The end of the game',
  'rules.ending.1': `After ${figures.rounds} rounds Promises are shown. By deck, easy to hard, a Promise kept or broken is worth ${deckList}. Then pollution is taken off. Most votes win; equal: less pollution, then more money.`,
  'rules.ending.2': 'What has been won and lost, source by source, stands in the score table.',
  'rules.SC-24': `Promises and tie-breaks look at the table after the last round; those about votes and money before any Promise or pollution is counted. A Special Promise is kept only by the sole best, and a tie breaks it. Areas are counted in spaces, Factory areas in Factories alone. Park areas are groups of Parks that share edges, of ${promiseFigures.parkArea} spaces or more. Empty means a space of the Zone without tile or Cemetery; water is a tile. “In use” means nobody left on the Career Center or in the pool; the dead count as used. The six Cultural Buildings do not include City Hall.`,

  'rules.advanced': 'The advanced game',
  'rules.advanced.1': `Four starred actions join the deck; only two for each player and two more are laid out, and the others are shuffled in again next round. The Council’s expert side is used. A Special Promise that is broken costs ${-figures.specialFailed}, one that is kept brings nothing.`,
  'rules.advanced.2':
    'Votes: as the base game. Economic Victory: most money and revenue together, pollution not taken off, Promises counted as revenue. Citizens Victory: most Citizens in play. Cultural Victory: most spaces of Cultural Buildings.',
  'rules.advanced.3':
    'Ties: lower pollution first. Then more votes; in the Citizens and Cultural Victory, then more money.',
  'rules.SC-25':
    'Revenue: in Phase VIII of every round, the last included, each Cultural Building, City Hall too, and each Residence brings the square of its spaces, added up through the game. Citizens Victory: there is no pool; the Department of Tourism moves Citizens from the Career Center to City Hall while there is room. In play are your Citizens on tiles anywhere; only the count after the last round decides. Cultural Victory: everybody owns all six Cultural Buildings; only Police and Fire Stations are short.',

  'rules.solo': 'Alone',
  'rules.solo.1':
    'You play the base game against a table of titles. There are no Tourists and no street. Four cards are laid out with the Mayor on the first; the two beside it are free.',
  'rules.solo.2':
    'The difficulty says when pollution kills: never; by one where a round adds more than 5, more than 2, or anything; or by one for each point.',
  'rules.SC-26': `You start with $${figures.soloStartMoney}. In odd rounds all eight cards are shuffled and four laid out, in even rounds the four left over. The card opposite costs $${figures.soloOppositeCost}; the Mayor’s own card cannot be taken, and the card Mayor does nothing. Pollution kills from round 1 on, where somebody can be named, and the CliniC protects. Titles: ${titles}. Below ${ratings[0].from} there is none.`,
};
