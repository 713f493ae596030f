/** Where a figure comes from: the rulebook, something published elsewhere, what follows from both, or a decision of this house. */
export type Mark = 'rulebook' | 'published' | 'derived' | 'house';
