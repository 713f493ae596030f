import { type Condition, type ContractName, contracts, type Facility } from '@cityhall/expancity';
import type { ReactNode } from 'react';
import { TileArt } from './tile.tsx';
import { text, word } from './words.ts';

/** The facilities that a contract names. */
export function facilitiesOf(condition: Condition): readonly Facility[] {
  switch (condition.is) {
    case 'sharedFacility':
      return [condition.facility];
    case 'section':
      return [];
    default:
      return condition.fit.beside ?? [];
  }
}

/** A contract: its points, what it asks for, the facilities it names as pictures. */
export function ContractCard({ contract, children }: { contract: ContractName; children?: ReactNode }) {
  const { points, condition } = contracts[contract];
  return (
    <div className="contract">
      <span className="contract-points score" title={text('contract.points', { points })}>
        <span className="sr-only">{text('contract.points', { points })}: </span>
        <span aria-hidden="true">{points}</span>
      </span>
      <span className="min-w-0 flex-1 text-left text-sm leading-snug">{word(`contract.${contract}`)}</span>
      <span className="flex shrink-0">
        {facilitiesOf(condition).map((tile) => (
          <TileArt key={tile} tile={tile} effects={false} className="h-10 w-12" />
        ))}
      </span>
      {children}
    </div>
  );
}
