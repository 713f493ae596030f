/** What the home page says about Expancity. */
export const title = {
  name: 'Expancity',
  pitch:
    'Lay the tiles of a city, raise your towers a storey at a time, and put the roof on when they are worth most. Two to four players, about an hour.',
} as const;
