import type { Refusal } from '@cityhall/ruleset';
import type { ReactNode } from 'react';
import { ruleText, text, whyText } from './words.ts';

/** Why something cannot be done, with the way to its rule. */
export function Why({ refusal, names }: { refusal: Refusal; names: readonly string[] }) {
  return (
    <p className="text-sm text-accent">
      {whyText(refusal, names)}{' '}
      <a className="underline" href={`/rules/small-city#${refusal.rule}`} target="_blank" rel="noreferrer">
        {text('rule.see', { rule: ruleText(refusal.rule) })}
      </a>
    </p>
  );
}

interface Props {
  title: ReactNode;
  about?: ReactNode;
  /** Dimmed, with its reason. */
  refusal?: Refusal | undefined;
  names?: readonly string[];
  pressed?: boolean;
  disabled?: boolean;
  option?: string;
  onChoose(): void;
}

/** One thing to choose; one that cannot be chosen says why. */
export function Option({ title, about, refusal, names = [], pressed, disabled, option, onChoose }: Props) {
  if (refusal) {
    return (
      <div className="sc-option sc-option-refused">
        <span className="sc-option-title">{title}</span>
        <Why refusal={refusal} names={names} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`sc-option ${pressed ? 'hand-chosen' : ''}`}
      aria-pressed={pressed}
      disabled={disabled}
      data-option={option}
      onClick={onChoose}
    >
      <span className="sc-option-title">{title}</span>
      {about && <span className="sc-option-about">{about}</span>}
    </button>
  );
}

/** A titled part of the panel beside the Borough. */
export function Part({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="sc-part">
      {title && (
        <div className="sc-part-head">
          <h2 className="text-base">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** A figure that says where it comes from once it is opened. */
export function Explained({ label, value, children }: { label: ReactNode; value: ReactNode; children: ReactNode }) {
  return (
    <details className="sc-explained">
      <summary>
        <span className="flex-1">{label}</span>
        <span className="figures font-semibold inline-flex items-center gap-1">{value}</span>
      </summary>
      <p className="pb-2 text-sm text-soft">{children}</p>
    </details>
  );
}
