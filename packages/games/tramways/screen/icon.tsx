import { type BuildingType, buildingTypes, dollars, type Icon, railSymbols } from '@cityhall/tramways';
import { Hammer, HardHat, type LucideIcon, Smile, TrendingUp, UserRoundPlus, Warehouse } from 'lucide-react';
import { iconText } from './words.ts';

const silhouettes: Record<BuildingType, string> = {
  R: 'M3 11 12 3l9 8v10H3z',
  L: 'm12 2 3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.6l-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z',
  C: 'M3 4h18l1.5 6H1.5zM3.5 11.5h17V21h-17z',
  I: 'M2 21V11l6-4v4l6-4v4l2-1V3h4v18z',
};

/** The silhouette of a building type, 24 by 24. */
export function TypeShape({ type, fill }: { type: BuildingType; fill: string }) {
  return <path d={silhouettes[type]} fill={fill} stroke="var(--cut)" strokeWidth="1" strokeLinejoin="round" />;
}

export const typeFill = (type: BuildingType): string => `var(--tw-${type})`;
export const typeInk = (type: BuildingType): string => `var(--on-tw-${type})`;

const signs: Readonly<Record<Icon, LucideIcon>> = {
  W: HardHat,
  P: UserRoundPlus,
  S: Smile,
  UL: TrendingUp,
  CB: Hammer,
  UB: Warehouse,
};

const isType = (icon: Icon): icon is BuildingType => (buildingTypes as readonly string[]).includes(icon);

function Drawn({ icon }: { icon: Icon }) {
  if (isType(icon)) {
    return (
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <TypeShape type={icon} fill={typeFill(icon)} />
        <text x="12" y="18" textAnchor="middle" fontSize="11" fontWeight="800" fill={typeInk(icon)}>
          {icon}
        </text>
      </svg>
    );
  }
  if (railSymbols(icon) > 0) {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M1 6h22M1 18h22" stroke="currentColor" strokeWidth="2" />
        <path d="M4 4v16M20 4v16" stroke="currentColor" strokeWidth="2.4" opacity="0.5" />
        <text x="12" y="17" textAnchor="middle" fontSize="15" fontWeight="800" fill="currentColor">
          {railSymbols(icon)}
        </text>
      </svg>
    );
  }
  if (dollars(icon) > 0) return <span className="tw-coin">{icon}</span>;
  const Sign = signs[icon];
  if (Sign) return <Sign size={20} strokeWidth={2.2} />;
  return <span className="tw-parcel-sign">{icon === 'strip' ? '▬' : icon}</span>;
}

const short: Readonly<Record<Icon, string>> = { UL: 'UL', CB: 'CB', UB: 'UB' };

/** One Action Icon as it stands on a card, its name for all who do not see it. */
export function IconSign({ icon, state = 'still' }: { icon: Icon; state?: 'still' | 'lit' | 'dim' | 'used' }) {
  return (
    <span className={`tw-icon tw-icon-${state}`} title={iconText(icon)}>
      <span aria-hidden="true" className="tw-icon-art">
        <Drawn icon={icon} />
        {short[icon] && <span className="tw-icon-short">{short[icon]}</span>}
      </span>
      <span className="sr-only">{iconText(icon)}</span>
    </span>
  );
}
