/**
 * Texts of the house itself, which every game shares: refusals under `refusal.<code>` of the rule `house`,
 * and lines of the log. Filled in like a game's own words.
 */
export const houseWords = {
  'refusal.no-game': 'There is no such game here.',
  'refusal.seats': 'This game is for {min} to {max} seats.',
  'refusal.options': 'The game does not have these options.',
  'refusal.not-gathering': 'The game has begun; the places are fixed.',
  'refusal.not-playing': 'The game is not being played.',
  'refusal.stopped':
    'This table has stopped: a fault in the rules was found. It goes on when the server has been updated.',
  'refusal.no-seat': 'There is no such seat at this table.',
  'refusal.seat-taken': 'Somebody sits there already.',
  'refusal.seat-free': 'Nobody sits there.',
  'refusal.not-seated': 'Sit down first.',
  'refusal.not-host': 'Only the table host may do that.',
  'refusal.colour-taken': 'Somebody has that colour already.',
  'refusal.seats-taken': 'Somebody sits in a place that would go.',
  'refusal.places-free': 'Some places are still free.',
  'refusal.internal': 'Something went wrong in the rules of this game. Nothing was changed; the fault has been noted.',
  'log.table-started': 'The game begins.',
  'log.table-stopped': 'A fault in the rules was found, and the table has stopped. Nothing is lost.',
  'log.table-rules': 'The server has been updated. The game goes on under the present rules.',
  'log.table-rules-back':
    'The server has been updated. The last actions do not fit the present rules; the game goes on from before them.',
} as const;
