/** What the home page says about Small City. */
export const title = {
  name: 'Small City',
  pitch:
    'Plan your Borough behind a screen, house its Citizens and keep your Promise, before pollution catches up. One to four players, about half an hour each.',
} as const;
