import { type BagTile, type ContractName, contractStatus, contracts, type ExpancityView } from '@cityhall/expancity';
import type { CellKey } from '@cityhall/grid';
import { type ReactNode, useMemo } from 'react';
import { ContractCard } from './contract-card.tsx';
import { completionOf, effectText, plotText, type Space, sumText } from './model.ts';
import { TileArt } from './tile.tsx';
import { placeText, text, word } from './words.ts';

/** A row of cards in the dock, with its name for screen readers. */
function Row({ label, folded = false, children }: { label: string; folded?: boolean; children: ReactNode }) {
  return (
    <fieldset className={`hand-row ${folded ? 'max-lg:hidden' : ''}`}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface TilesProps {
  label: string;
  tiles: readonly BagTile[];
  chosen: number | null;
  /** Not needed now: hidden where room is scarce. */
  folded: boolean;
  /** Undefined where nothing is to be chosen now. */
  onChoose: ((index: number) => void) | undefined;
}

/** Tiles in hand, or the pair just drawn. */
export function Tiles({ label, tiles, chosen, folded, onChoose }: TilesProps) {
  return (
    <Row label={label} folded={folded}>
      {tiles.map((tile, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles in hand may be equal
          key={i}
          type="button"
          className={`hand-tile ${chosen === i ? 'hand-chosen' : ''}`}
          aria-pressed={onChoose ? chosen === i : undefined}
          disabled={!onChoose}
          title={effectText(tile)}
          onClick={() => onChoose?.(i)}
        >
          <TileArt tile={tile} className="hand-art" />
          <span className="hand-name">{word(`tile.${tile}`)}</span>
        </button>
      ))}
    </Row>
  );
}

interface OfferedProps {
  offered: readonly ContractName[];
  chosen: ContractName | null;
  onChoose(contract: ContractName): void;
}

/** The two contracts drawn, one of which is kept. */
export function Offered({ offered, chosen, onChoose }: OfferedProps) {
  return (
    <Row label={text('hand.offered')}>
      {offered.map((contract) => (
        <button
          key={contract}
          type="button"
          aria-pressed={chosen === contract}
          className={`hand-card ${chosen === contract ? 'hand-chosen' : ''}`}
          onClick={() => onChoose(contract)}
        >
          <ContractCard contract={contract} />
        </button>
      ))}
    </Row>
  );
}

interface CompletionsProps {
  view: ExpancityView;
  spaces: readonly Space[];
  names: readonly string[];
  onComplete(cell: CellKey): void;
  onPoint(cell: CellKey | null): void;
}

/** The buildings that can get their roof now, each with its points spelled out. */
export function Completions({ view, spaces, names, onComplete, onPoint }: CompletionsProps) {
  const ready = spaces.filter((space) => space.deed?.move === 'complete');
  if (ready.length === 0) return null;
  return (
    <Row label={text('hand.completions')}>
      {ready.map(({ cell, plot }) => {
        const sum = completionOf(view.open.board, cell)!;
        return (
          <button
            key={cell}
            type="button"
            className="hand-card"
            onClick={() => onComplete(cell)}
            onPointerEnter={() => onPoint(cell)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(cell)}
            onBlur={() => onPoint(null)}
          >
            <span className="sr-only">{plotText(plot, names)}. </span>
            <span className="figures text-left">
              <span className="font-semibold text-accent">{text('action.complete', { points: sum.points })}</span>
              <span className="block text-sm text-soft">{sumText(sum)}</span>
              <span className="block text-xs text-soft">{placeText(cell)}</span>
            </span>
          </button>
        );
      })}
    </Row>
  );
}

interface RevealsProps {
  view: ExpancityView;
  onReveal(contract: ContractName): void;
}

/** The contracts in hand that are met: they can be revealed at any moment of Step 3. */
export function Reveals({ view, onReveal }: RevealsProps) {
  const met = useMemo(
    () => view.own?.contracts.filter((contract) => contractStatus(view, contract).status === 'met') ?? [],
    [view],
  );
  if (met.length === 0) return null;
  return (
    <Row label={text('hand.reveals')}>
      {met.map((contract) => (
        <button key={contract} type="button" className="hand-card" onClick={() => onReveal(contract)}>
          <span className="mb-1 block font-semibold text-accent">
            {text('action.reveal', { points: contracts[contract].points })}
          </span>
          <ContractCard contract={contract} />
        </button>
      ))}
    </Row>
  );
}
