const dollars = (name: string) => `\${${name}}`;

/** Texts about planning and what a tile is worth. */
export const planWords = {
  'does.hall': 'City Hall with its top left corner here',
  'does.lay': 'Lay {tile} here',
  'does.turn': 'It fits here turned another way',
  'does.upgrade': 'Grow into {tile}',
  'does.activate': 'Send this Citizen',
  'does.go': 'Move here',
  'does.take-up': 'Take up this Citizen',
  'does.street-first': 'A street beside this space',
  'does.street-second': 'The Mayor stands between the two',
  'does.name': 'Name this one',
  'does.grave': 'Lay the Cemetery here',

  'cost.money': `${dollars('money')}`,
  'cost.free': 'free',

  'tray.drawers': 'Kinds of tiles',
  'tray.homes': 'Residences',
  'tray.commerce': 'Commerce',
  'tray.factories': 'Industry',
  'tray.parks': 'Parks',
  'tray.culture': 'Culture',
  'tray.services': 'Stations',
  'tray.tile': '{tile}: {cost}{unique, select, yes {} other {, {left} left}}.',

  'plan.ahead': 'This is the Build to come. It is checked again when your Borough changes, and only you see it.',
  'plan.free':
    'One tile of {same, select, yes {size {smallest}} other {size {smallest} to {largest}}}{conditions, select, yes {} other {, free of conditions}}; homes and industry still keep their distance.',
  'plan.steps': 'Your plan',
  'plan.clear': 'Clear',
  'plan.expand': 'Expand',
  'plan.expand-long': 'Expand the Constructible Zone; it leaves one build action',
  'plan.places': '{places, plural, =0 {no place} one {# place} other {# places}}',
  'plan.warehouse': 'The Factory brings a Warehouse: choose its place.',
  'plan.station': 'Tap the Citizen who goes to the new station.',
  'plan.confirmed': 'Your plan is confirmed. You can still change it while others plan.',

  'pose.turn': 'Turn',
  'pose.mirror': 'Mirror',

  'step.build': 'Build {tile} at {space}',
  'step.warehouse': 'Its Warehouse at {space}',
  'step.demolish': 'Demolish {tile} at {space}',
  'step.expand': 'Expand the Constructible Zone',
  'step.upgrade': '{tile} at {space} grows over {to}',
  'step.activated': 'Citizen from {from} goes to {to}',
  'step.activate': 'Activate it with a Citizen',
  'step.pay': 'Pay otherwise. Now: {how}',
  'step.up': 'Step {step} earlier',
  'step.down': 'Step {step} later',
  'step.drop': 'Drop step {step}',

  'pay.save': 'the Architect saves {material}',
  'pay.hall': 'from City Hall first',
  'pay.warehouse': 'from Warehouses first',

  'account.cost': `Costs ${dollars('money')}`,
  'account.pollution': 'and {pollution} pollution',
  'account.left': `Leaves ${dollars('money')}`,
  'account.actions': '{actions, plural, =0 {no build action} one {# build action} other {# build actions}} left',
  'account.net': 'Votes minus pollution then: {net}',
  'account.whole': `{votes} votes, {pollution} pollution, ${dollars('money')}. Citizens: {play} on tiles, {career} on the Career Center, {pool} in the pool{gone, plural, =0 {} other {, # gone}}{specials, plural, =0 {} one {; # Special Promise} other {; # Special Promises}}.`,

  'forecast.title': 'This round, if everybody stays where they are',
  'forecast.income': 'Income',
  'forecast.money': `+${dollars('money')}`,
  'forecast.income-why': `${dollars('money')} from Tourists and $1 spaces; {trades, plural, one {# Commerce space} other {# Commerce spaces}} where something can be traded; {materials, plural, one {# material} other {# materials}} from Factories.`,
  'forecast.votes': 'Votes',
  'forecast.votes-why': '{residence} from Citizens in Residences, {university} from the University.',
  'forecast.pollution': 'Pollution',
  'forecast.pollution-why':
    '{citizens} from Citizens and Tourists on tiles, {factories} from Factories at work, less {parks} for Parks; never below 0.',
  'forecast.net': 'Votes minus pollution',
  'forecast.net-why': '{votes} votes and {pollution} pollution after this round.',

  'about.residence':
    '{votes, plural, =0 {Nobody lives here yet: no votes.} one {# vote each round as it stands.} other {# votes each round as it stands.}}',
  'about.commerce': 'Each space does its work for the Citizen who stands on it.',
  'about.factory': 'Each Citizen makes one material of the colour of the space.',
  'about.park': 'Each space takes away 1 pollution a round.',
  'about.warehouse': 'Two spaces for materials. In it: {goods}.',
  'about.cityHall':
    'Four spaces: {citizens, plural, one {# Citizen} other {# Citizens}}; materials: {goods}. Counts as a Cultural Building.',
  'about.industry': 'Lets Factories beside it grow. No home may lie around it.',
  'about.police': '{active, select, yes {Active} other {Not active}}: keeps Tourists out of the spaces around it.',
  'about.fire': '{active, select, yes {Active} other {Not active}}: protects your Tourists from pollution.',
  'about.school': 'A Cultural Building: a place to rest, and homes around it can grow.',
  'about.library': 'A Cultural Building: a place to rest, and homes around it can grow.',
  'about.museum': 'A Cultural Building: a place to rest, and homes around it can grow.',
  'about.metro': 'Two Tourists in each other Borough instead of one.',
  'about.clinic': 'With its Citizen, pollution kills none of yours at home.',
  'about.university': 'With its Citizen, 3 votes each round.',

  'growth.has':
    'For {tile}: {has} of {need} {what, select, cultural {Cultural Buildings} residences {Residences} other {of Refinery and Harbor}} in reach',
  'growth.tap': 'May grow for free: tap a lit space.',
  'growth.room': 'Room to grow over {room, plural, one {# space} other {# spaces}}.',
  'growth.no-room': 'Cannot grow now. {why}',

  'tile.demolish': `Demolish: ${dollars('cost')} and {cost} pollution`,
} as const;
