/** Building types: Residence, Leisure, Commerce, Industry. */
export const buildingTypes = ['R', 'L', 'C', 'I'] as const;
export type BuildingType = (typeof buildingTypes)[number];

export const parcelNames = [
  ...['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2', 'F1', 'F2', 'F3'],
  ...['G1', 'G2', 'G3', 'H1', 'H2', 'H3', 'H4', 'I1', 'I2', 'J1', 'J2', 'J3'],
] as const;

/**
 * Action Icons: `1 2 3` Build Rail, `W` Rail Worker, `$n` Money, `P` Add Passenger, `S` Decrease Stress, `UL` Upgrade
 * Link, `CB` Construct Building, `UB` Upgrade Building, a building type or a Parcel number as destination, and the
 * magnetic strip.
 */
export type Icon = string;

export const strip: Icon = 'strip';
export const railIcons: Readonly<Record<Icon, number>> = { 1: 1, 2: 2, 3: 3 };

/** How many Build Rail symbols an icon shows; 0 where it is none. */
export const railSymbols = (icon: Icon): number => railIcons[icon] ?? 0;

/** How many dollars an icon shows; 0 where it is no Money. */
export const dollars = (icon: Icon): number => (icon.startsWith('$') ? Number(icon.slice(1)) : 0);

export const isBuildingType = (icon: Icon): icon is BuildingType => (buildingTypes as readonly string[]).includes(icon);
export const isParcel = (icon: Icon): boolean => (parcelNames as readonly string[]).includes(icon);
export const isDestination = (icon: Icon): boolean => isBuildingType(icon) || isParcel(icon);

/** Icons of Administration; Money also serves bids and Leisure (TW-22). */
export const isAdministrative = (icon: Icon): boolean =>
  icon === 'W' || icon === 'P' || icon === 'S' || dollars(icon) > 0;
