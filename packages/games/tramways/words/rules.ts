import { figures as f } from '../content/figures.ts';

/** The rules page. Figures come from the content. */
export const rulesWords = {
  'rules.setup': 'Setting up',
  'rules.setup.1': `The map has ${f.boardsPerPlayer} boards for each player, in two rows, and at least ${f.parcelsPerPlayer} Parcels for each. A passenger stands on every printed building space. Everybody starts with $${f.startMoney}, two Rail Workers (one on the difficult player board) and ${f.parcelsPerPlayer} Parcels.`,
  'rules.setup.2': `Your first hand has your Parcel cards, two Generic cards and one Development card. The Auction deck has ${f.auctionCardsPerPlayer} cards for each player: all Parcels that are left, then Auction cards.`,
  'rules.setup.3': `For each building type there is one tile fewer than there are players, with a passenger on each; two players have two Industries. ${f.typeTiles} Building Type tiles along the round track say where new passengers will arrive.`,
  'rules.TW-18': `Two Development rules can be chosen. Original: Books of ${f.ticketsInBook} Tickets, each with one card face up on top. Alternate: ${f.ticketsInBook} Tickets are dealt to each player, who keeps one; the others make a deck with ${f.displayedTickets} cards on display.`,
  'rules.TW-19': `Boards lie on their 1920 or 1910 side, drawn or laid out by the first player. One random order serves the Parcel draft, reversed the choice of the first Ticket, and the first auction. Two experts may play on ${f.expertBoards} boards in a row. A map must hold all building types, and every place must be reachable by rail from every other without crossing Parcels.`,

  'rules.cards': 'Cards and icons',
  'rules.cards.1':
    'A card has up to four icons and mostly a magnetic strip, which counts as an icon. A played card goes to your discard pile and is drawn again later.',
  'rules.cards.2':
    'Build Rail lays tiles; Upgrade Link, Construct Building and Upgrade Building name themselves; building types and Parcel numbers are destinations. Money, Rail Worker, Add Passenger and Decrease Stress are for Administration.',
  'rules.cards.3': `You hold up to ${f.handLimit} cards, one more for each Industry you build, ${f.mostHandLimit} at most. Cards beyond the limit stay; nobody discards down.`,
  'rules.TW-4':
    'The first icon of a card is free in an action, each further one costs 1 Stress; you choose the order. The whole action must be possible before anything is paid. A Consequence comes before the icons, once a card, and must be payable in cash; it also applies when the card is discarded. Money of the same card comes too late for it.',
  'rules.TW-22':
    'In the auction only Money is played; in actions Build Rail, upgrades, Construct, destinations and the strip, and Money only to buy at Leisure; in Administration Money, Rail Worker, Add Passenger and Decrease Stress. No icon may be played that is not needed or has no effect. Upgrading a link takes no Rail Worker. Printed buildings, what belongs to others, open links and what is upgraded cannot be upgraded.',
  'rules.TW-2':
    'Money icons may pay bids and purchases at Leisure, together with cash. There is change only if icons alone pay the price, and no icon may be played without which the price is still met. At Leisure further icons of the cards that move the passenger may pay too, at 1 Stress each. Fees for discarding are paid in cash.',
  'rules.TW-15': `Stress rises step by step. The step that reaches ${f.mostStress}, and every one beyond, costs a Happiness Point, and so does standing there at the end of rounds 1 to 5. Happiness may fall below zero. On the difficult player board a step goes to the next printed number.`,

  'rules.auction': 'Phase 1: Auction',
  'rules.auction.1': 'In the old order players bid for places in the new one, or pass and take the last free place.',
  'rules.auction.2':
    'Then each takes one of the Auction cards on display in the new order. Whoever takes a Parcel owns it at once.',
  'rules.TW-1': `Bids are whole dollars, $${f.lowestBid} or more, and paid in full each time, higher or lower. A bid must differ from your own last one and from the standing bids of players before you in the old order who still bid. The highest bid leads, of equal ones the earlier in the order; whoever leads when it is their turn takes the first free place. The last one bidding takes the place that is left.`,
  'rules.TW-3': `The new first player gains ${f.leadStress} Stress, ${f.lastLeadStress} in round ${f.rounds}. Whoever takes a Void Ticket at once discards another card that is not Void, if there is one; its Consequence applies as far as it can be paid.`,

  'rules.actions': 'Phase 2: Actions',
  'rules.actions.1':
    'There are two Action Rounds, each in turn order: one action in the first, two in the second. Actions build or upgrade rails, build or upgrade a building, or move one passenger.',
  'rules.actions.2': 'No cards are drawn until Administration is over.',
  'rules.TW-16': `Action Round 1: one action or $${f.takenMoney}. Action Round 2: two actions, or one and $${f.takenMoney}, before or after it, or $${f.takenMoney} alone.`,

  'rules.links': 'Rails and links',
  'rules.links.1':
    'Building rails takes one Rail Worker and exactly as many Build Rail symbols as you play: one a tile, two on a mountain. A lake or a building carries no rail.',
  'rules.links.2':
    'A link is complete when its ends point at two different places: buildings, or Parcels of yours. Completing it takes a destination icon of either end.',
  'rules.links.3': `An Upgrade Link icon and a destination icon of either end turn a complete link of yours to its upgraded side: ${f.upgradeHappiness} Happiness Points, and half as much fare again, rounded up.`,
  'rules.TW-5':
    'Completeness is looked at when the action is over. An open end may point at plain, mountain, lake or passing rail, but not off the map, at a Parcel that is not yours or carries rail, at the place where its link starts, or at the open end of another player. Without a completed link no destination icon may be played.',
  'rules.TW-6':
    'A second rail in a space is allowed, whosever, where two straights cross or two curves share no side; never a third. A mountain takes two symbols each time. On a Parcel only its owner lays rail.',
  'rules.TW-7':
    'A link starts at any building, at your own Parcel without rail, or goes on from your open end. Rail may run over your own Parcel, unless a link starts or ends there; while it carries rail the Parcel is no place to start, end or stop, but its number still serves to construct.',
  'rules.TW-8':
    'One action works on one link. Open ends of yours that point at each other join. Once an action, before laying, the last tile may be redirected for one symbol on any space: it keeps the side by which the rail arrives and changes the other.',
  'rules.TW-9':
    'A link that is open and not worked on during a round is removed at its end, whole. Starting, redirecting, joining and splitting are work.',

  'rules.building': 'Buildings',
  'rules.building.1': `Construct Building with the number of a Parcel of yours puts any Building tile that is left on it, with its passenger: ${f.constructHappiness} Happiness Point. You take a Building card of that type, which may be used at once.`,
  'rules.building.2': `Upgrade Building with the matching type turns a tile that you built: ${f.upgradeHappiness} Happiness Points, and a passenger if it is empty.`,
  'rules.building.3': `An Industry raises your hand limit by one, up to ${f.mostHandLimit}.`,
  'rules.TW-10':
    'Building on a Parcel that carries rail gives those tiles back, and every piece left ends at the new building. Pieces between two places are complete links, upgraded ones stay so; a piece with an open end is an open link that was worked on.',
  'rules.TW-11':
    'Buildings of one type that touch are one building and one stop, whoever built them. Each space holds one passenger, and whoever moves one chooses which. A link whose ends come to lie at one building stays complete but carries nobody.',

  'rules.passengers': 'Moving passengers',
  'rules.passengers.1':
    'A magnetic strip and a destination icon move one passenger over complete links to that destination.',
  'rules.passengers.2': `The destination rewards the mover. Residence: 1 Stress less. Industry: 1 Stress more and a Rail Worker, if there is room. Commerce: 1 Stress more and $${f.commerceMoney} or a Development card. Leisure: Happiness Points for sale. A Parcel gives nothing.`,
  'rules.passengers.3':
    'Each link pays its owner one dollar a tile: the bank pays for your own links, you pay for those of others.',
  'rules.TW-12':
    'A passenger leaves by any link of its building, passes places that do not match, stops at the first that does, and visits no place twice. The mover chooses the route. A Parcel is a destination while it is owned, not built on and without rail.',
  'rules.TW-13':
    'First each link used brings its owner 1 Happiness Point; then comes the bonus; then the fares, link by link. Who cannot pay a fare pays what there is, gains 1 Stress, and nothing more is paid on this trip.',
  'rules.TW-14':
    'At Leisure 1, 2, 3 Happiness Points cost $1, $3, $6, and so on, all bought at once. At Commerce the mover may look through one Book, take a card and turn any other card of it up; or take one on display, or blind from the deck. Taking nothing is allowed.',

  'rules.administration': 'Phase 3: Administration',
  'rules.administration.1': `Cards left in hand may be played for Money, Rail Workers, passengers and less Stress. One card may be discarded free, each further one for $${f.discardFee}.`,
  'rules.administration.2':
    'Then everybody draws up to the hand limit; the discard pile is shuffled when the deck does not suffice.',
  'rules.TW-17':
    'All plan at the same time and in secret and may change a confirmed plan until everybody is ready. Plans are carried out in turn order. An Add Passenger that has become impossible counts as not used, and a card with no other use stays in hand.',

  'rules.round': 'The end of the round',
  'rules.round.1':
    'Hands are refilled, whoever stands at the end of the Stress track loses a Happiness Point, links that were not worked on are lost, and new passengers arrive at the type of this round’s tile.',
  'rules.TW-20':
    'A Building tile brings its own passenger. Upgrades, Add Passenger and arrivals draw on the reserve; when it is empty nobody comes. Arrivals fill the empty spaces row by row from the top left.',

  'rules.ending': 'The last round and the score',
  'rules.ending.1': `Round ${f.rounds} is the last one.`,
  'rules.ending.2': `The score is your Happiness Points, ${f.linkPoints} for each complete link, 1 for each $${f.moneyPerPoint}, less your Stress. Among equals the richer wins, then the victory is shared.`,
  'rules.TW-21':
    'After round 5 nobody draws and no cards are turned up. The last auction is for places only. Then everybody fills the hand, in secret and at the same time, with any cards of deck and discard pile; the other cards leave the game. After the last Administration the game ends at once.',
};
