export const resources = ['coal', 'steel', 'wood'] as const;
/** The four tracks of a Company card. Money is not a resource. */
export const goods = [...resources, 'money'] as const;

export type Resource = (typeof resources)[number];
export type Good = (typeof goods)[number];
/** What something costs or brings, good by good. */
export type Cost = Readonly<Partial<Record<Good, number>>>;

/** How many goods a cost adds up to. */
export function sizeOf(cost: Cost): number {
  return goods.reduce((sum, good) => sum + (cost[good] ?? 0), 0);
}
