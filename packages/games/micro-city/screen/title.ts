/** What the home page says about Micro City. */
export const title = {
  name: 'Micro City',
  pitch:
    'Send your Engineer through a pocket city, make the most of two dice, and finish the building before time or tokens run out. Alone, together or against each other, in ten to forty minutes.',
} as const;
