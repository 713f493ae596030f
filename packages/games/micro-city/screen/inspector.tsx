import type { MicroCityView } from '@cityhall/micro-city';
import type { Refusal } from '@cityhall/ruleset';
import {
  buildText,
  doesText,
  prospectText,
  type Quarter,
  quarterDetails,
  quarterTitle,
  standingText,
} from './model.ts';
import { ruleText, text, whyText } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number | null;
  quarter: Quarter;
  names: readonly string[];
  /** Says of every Quarter whether one can build there. */
  where: boolean;
  /** Where on the board it does not cover what it explains. */
  side: 'top' | 'bottom';
}

/** Explains the Quarter one points at: what it does, what it would bring, and what cannot be done there. */
export function Inspector({ view, seat, quarter, names, where, side }: Props) {
  const { cell, kind, prospect, refusal, building } = quarter;
  const standing = standingText(quarter, view, seat, names);
  return (
    <div className={`inspector rise inspector-${side} mc-inspector`} data-inspector={cell}>
      <p>
        <span className="font-semibold">{quarterTitle(cell, kind)}</span>
        <span className="text-soft"> · {quarterDetails(view, quarter)}</span>
      </p>
      {!prospect && <p>{doesText(quarter)}</p>}
      {standing && <p className="text-soft">{standing}</p>}
      {prospect && <p className="font-semibold">{prospectText(view, prospect)}</p>}
      {refusal && <Why refusal={refusal} names={names} />}
      {building && !prospect && (kind === 'residential' || where) && (
        <p className={building.refusal ? 'text-soft' : 'font-semibold text-good'}>
          {buildText(view, building, names)} {building.refusal && <RuleLink rule={building.refusal.rule} />}
        </p>
      )}
    </div>
  );
}

/** Why something cannot be done, with the way to its rule. */
export function Why({ refusal, names }: { refusal: Refusal; names: readonly string[] }) {
  return (
    <p className="text-accent">
      {whyText(refusal, names)} <RuleLink rule={refusal.rule} />
    </p>
  );
}

export function RuleLink({ rule }: { rule: string }) {
  return (
    <a className="underline" href={`/rules/micro-city#${rule}`} target="_blank" rel="noreferrer">
      {text('rule.see', { rule: ruleText(rule) })}
    </a>
  );
}
