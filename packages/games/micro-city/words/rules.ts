import { type Building, buildingNames, buildings } from '../content/buildings.ts';
import { type CardName, cardNames, cardOf } from '../content/cards.ts';
import { figures, startingGoods } from '../content/figures.ts';
import { type GameName, gameOf, levelsOf } from '../content/games.ts';
import { nameWords } from './names.ts';

const payment = `${figures.resourcePerPayment} resource of any kind or ${figures.moneyPerPayment}$`;

function roundsOf(game: GameName): string {
  return levelsOf(game)
    .map((level) => `${level} ${gameOf(game).rounds[level]}`)
    .join(', ');
}

const cardList = cardNames
  .map((name: CardName) => {
    const { move, die, actions } = cardOf(name);
    const steps = `${move} ${move === 1 ? 'step' : 'steps'}`;
    const basic = [nameWords[`card.${name}.basic`], actions.swap && nameWords[`card.${name}.swap`]]
      .filter(Boolean)
      .join(', or ');
    const advanced = actions.advanced ? `; with a ${die}: ${nameWords[`card.${name}.advanced`]}` : '';
    const title = die === null ? 'For two builders' : `Card ${die}`;
    return `${title}, ${steps}: ${basic}${advanced}.`;
  })
  .join(' ');

const buildingList = buildingNames
  .map((name) => {
    const { stages, ordered }: Building = buildings[name];
    const word = nameWords[`building.${name}`]!;
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${stages.length} stages ${ordered ? 'in order' : 'in any order'}.`;
  })
  .join(' ');

/** The rules page. Figures come from the content. */
export const rulesWords = {
  'rules.aim': 'What it is about',
  'rules.aim.1':
    'You run a small company. Each round its Engineer walks to another Quarter of the city, brings in goods there or builds, and leaves an Investment token behind. Finish every stage of the building before time or tokens run out.',
  'rules.aim.2': 'Play alone, or two together against the clock, or two against each other for victory points.',

  'rules.setup': 'What lies on the table',
  'rules.setup.1': `${figures.districts} District cards, laid at random, make a city of 4 × 4 Quarters. Every District starts with its basic side up. Place the Engineer on any Quarter.`,
  'rules.setup.2': `There are ${figures.tokens} Investment tokens in the pool, six Project cards in hand, and a Company with ${startingGoods.company.money}$ and no resources. The building and the level decide how many rounds there are: side A ${roundsOf('a')}; side B ${roundsOf('b')}; A and then B ${roundsOf('ab')}; Eiffel Tower ${roundsOf('eiffelTower')}; Empire State Building ${roundsOf('empireState')}; Taj Mahal ${roundsOf('tajMahal')}; Sydney Opera House ${roundsOf('sydneyOpera')}.`,
  'rules.setup.3': 'With two players the first one is drawn by lot.',

  'rules.company': 'The Company',
  'rules.company.1': `Coal, steel, wood and money each have a track from 0 to ${figures.track}. Coal, steel and wood are resources; money is not.`,
  'rules.company.2': 'Where the choice of a resource is yours, take whichever you like; two of them need not be alike.',
  'rules.MC-4': `Whatever would go beyond ${figures.track} is lost. Costs come before gains: what you cannot pay, you cannot choose. Retrieving takes as many as there are. A Project card whose action finds nothing to act on may be played all the same, for its movement and for whatever else it says; retrieving all Project cards is possible even when none lies in the discard pile. So there is always something to do. Using a Quarter and taking a stage bonus are your choice; within an action once chosen nothing is left out.`,

  'rules.round': 'A round',
  'rules.round.1':
    'A round has four phases: preparation, project, investment and final. Two dice are rolled at its start; they are what makes the stronger, advanced actions possible.',
  'rules.round.2': 'Everything in a round can be taken back until dice are rolled or somebody else acts.',
  'rules.MC-3':
    'The phases come strictly in order. You build before tokens and time are checked, so the last stage may be completed in the last round.',
  'rules.MC-14':
    'A round ends only when you say so. Then the final phase runs, and the next dice are rolled. In competition an Advantage may still be taken after the final phase, before the other player rolls; that holds for the very last turn too.',

  'rules.preparation': 'Preparation phase',
  'rules.preparation.1': `Pay ${payment} to turn one die by one, up or down; 6 and 1 are neighbours. Pay as much to take one Investment token off a Quarter and back into the pool.`,
  'rules.preparation.2': `Sell a resource for ${figures.moneyPerResource}$.`,
  'rules.MC-1':
    'All of this may be done as often as you can pay for it, in any order. A resource of any kind will do. Each step of a die is a payment of its own: from 5 to 1 takes two. Selling, too, has no limit.',

  'rules.project': 'Project phase',
  'rules.project.1':
    'Play one Project card: move the Engineer as many Quarters as it says, use its basic action, or its advanced action with a die of its value, and put it on the discard pile.',
  'rules.project.2': `Or play none: move the Engineer ${figures.retrieveMove} Quarter and take the whole discard pile back into your hand.`,
  'rules.project.3': cardList,
  'rules.MC-2':
    'The Engineer must move, exactly as far as the card says and never diagonally, and two steps may not end where they began. Any Quarter may be walked through. In competition the walk may not end on the other Engineer.',
  'rules.MC-15':
    'First comes the move, then the action, then the card goes to the discard pile. So card 5 may take the token from under the Engineer, and that Quarter can be used this very round; and no card brings itself back, not even by the bonus of a stage it completes. Dice count as unused unless one was taken for an action; turning one changes nothing.',

  'rules.investment': 'Investment phase',
  'rules.investment.1': 'Use the Quarter on which the Engineer stands, unless an Investment token lies there.',
  'rules.investment.2': `Industrial: gain ${figures.industrial} of the resource it shows; with a fitting die, ${figures.industrialAdvanced}.`,
  'rules.investment.3': `Commercial: give ${figures.commercialGives} resource for ${figures.commercial} of another kind; with a fitting die, for ${figures.commercialAdvanced} of other kinds. Either way you also gain ${figures.commercialMoney}$.`,
  'rules.investment.4': `Residential: gain ${figures.residentialMoney}$; or, with a fitting die, build.`,
  'rules.investment.5': 'A fitting die is an unused one that shows a value printed on the Quarter.',
  'rules.MC-6':
    'A Quarter with a token on it does nothing and takes no second token. A token removed in the preparation phase frees its Quarter, also the one to which the Engineer will go.',
  'rules.MC-8': 'Upgrading a District turns it to its other side: each of its Quarters fits one value more, at once.',

  'rules.building': 'Building',
  'rules.building.1':
    'Pay what the stage costs and put an Investment token from the pool on it. Without a token in the pool nothing can be built.',
  'rules.building.2': buildingList,
  'rules.building.3': 'Some stages of the landmarks bring a bonus: one more action, right away.',
  'rules.building.4': 'When the last stage is completed, the game is won at once.',
  'rules.MC-5':
    'A token taken back from a stage leaves the stage completed. A token taken back from a Goal opens the Goal again.',
  'rules.MC-9': `With both sides of the base building, the last stage of side A brings all ${figures.tokens} tokens back at once, those on Quarters too. Goods, cards, Districts, Engineer and time stay as they are, and the round goes on: if side A was finished by card 6, the Quarter is free now and may be used, even to build on side B.`,
  'rules.MC-16':
    'Card 6 builds wherever the Engineer stands, whether or not a token lies there. It needs a token in the pool and the cost, like any building. In competition it completes Goals.',
  'rules.MC-18':
    'A bonus is taken right after its stage or not at all, and cannot help to pay for that stage. Setting a die means one unused die. The token it brings back may be the one just placed. The stage that wins the game has no bonus.',

  'rules.final': 'Final phase',
  'rules.final.1':
    'If no token lies on the Engineer’s Quarter, put one there from the pool; if the pool is empty, the game is lost. Then the time marker moves down by one; at 0 the game is lost.',
  'rules.final.2': `If both dice are unused, gain ${figures.unusedDice}$.`,

  'rules.logistics': 'Logistics',
  'rules.logistics.1': `One District is replaced by one with a Logistics Quarter: retrieve ${figures.logisticsTokens} Investment tokens, or pay ${figures.logisticsPrice}$ for ${figures.logisticsResources} resources of your choice.`,
  'rules.MC-7': `Both take a die of any value, so there is no money for unused dice that round. The tokens come from any areas, as many as there are, up to ${figures.logisticsTokens}. Both sides of such a Quarter are alike. Removing a token in the preparation phase and the basic action of card 5 reach Quarters only; any area means a Quarter, a Building stage or a Goal.`,

  'rules.together': 'Two together',
  'rules.together.1': `Both have an Engineer and a Company; the ${figures.tokens} tokens, the Project cards and the building are shared. Four dice are rolled, and each gets two of them.`,
  'rules.together.2':
    'Both prepare together. Then the first player plays a round, hands the remaining Project cards over, and the second plays a round. Goods cannot be given to each other.',
  'rules.together.3':
    'The extra card for two builders makes it easier: swap one resource with your partner, or retrieve two Project cards.',
  'rules.MC-10':
    'Each player’s final phase places a token and moves the time marker, so ten rounds are five turns each, and an odd number ends after the first player’s turn. Card 2 spares only the step of whoever used it, and unused dice are counted for each player. The first player proposes how to share the four dice; the second agrees or makes one other proposal, and the first then takes either. In the preparation both pay from their own goods, for either player’s dice and any token, until both are ready; a payment by one asks the other again. Card 4 may set either player’s die as well. With the extra card, whoever plays it names both resources; both must be there, and nobody is asked. Both Engineers may stand on one Quarter.',

  'rules.competition': 'Two against each other',
  'rules.competition.1': `Each has ${figures.tokensInCompetition} tokens and six Project cards. The second player starts with ${startingGoods.second.money}$. There are ${figures.competitionRounds} turns in all, ten each, and most victory points win.`,
  'rules.competition.2': `${figures.goalCardsInPlay} Goal cards with ${figures.goalAreas} areas each take the place of the building. A Goal is completed on a residential Quarter like a stage; it gives its points and stays closed while a token lies on it.`,
  'rules.competition.3': `${figures.advantagesInPlay} Advantages lie face up. If you meet one in your turn, you may take it for its points, one each turn.`,
  'rules.competition.4': 'Whatever retrieves a token may take the other player’s too; it goes back to its owner.',
  'rules.MC-11': `An empty pool is no defeat, and neither is the end of time. If the final phase needs a token and the pool is empty, you lose ${figures.pointsForToken} point (at 0, none) and move one of your own tokens there from any area; this must be done. For a Goal you may pay ${figures.pointsForToken} point to move one of your own tokens from another area to it; at 0 points you may not. A Goal that is opened again keeps the points it gave. Points never fall below 0 and have no upper end.`,
  'rules.MC-12': 'An Advantage may be taken in any phase of your own turn, one each turn. A new one is dealt at once.',
  'rules.MC-13':
    'Equal points: most Advantages win, then the larger sum of all goods; if that is equal too, the victory is shared.',
  'rules.MC-17':
    'The second player places the Engineer first, and both may start on one Quarter. Each rolls two dice in the own turn. The card on top of the other’s discard pile may not be played; an empty pile bars nothing. The advanced action of card 2 only retrieves cards here. Any token on a Quarter, whoever owns it, keeps it from being used, and the preparation may remove the other’s token.',
};
