import type { Refusal } from '@cityhall/ruleset';
import type { ReactNode } from 'react';
import { ruleText, text, whyText } from './words.ts';

/** Why something cannot be done, with the way to its rule. */
export function Why({ refusal, names }: { refusal: Refusal; names: readonly string[] }) {
  return (
    <p className="text-sm text-accent">
      {whyText(refusal, names)}{' '}
      <a className="underline" href={`/rules/tramways#${refusal.rule}`} target="_blank" rel="noreferrer">
        {text('rule.see', { rule: ruleText(refusal.rule) })}
      </a>
    </p>
  );
}

/** A titled part of the panel. */
export function Part({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="tw-part">
      {title && (
        <div className="tw-part-head">
          <h2 className="text-base">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

interface Props {
  title: ReactNode;
  about?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  option?: string;
  onChoose(): void;
  onPoint?: ((on: boolean) => void) | undefined;
  children?: ReactNode;
}

/** One thing to choose. */
export function Option({ title, about, pressed, disabled, option, onChoose, onPoint, children }: Props) {
  return (
    <button
      type="button"
      className={`tw-option ${pressed ? 'hand-chosen' : ''}`}
      aria-pressed={pressed}
      disabled={disabled}
      data-option={option}
      onClick={onChoose}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <span className="tw-option-title">{title}</span>
      {about && <span className="tw-option-about">{about}</span>}
      {children}
    </button>
  );
}

/** A list of which only the first few are shown until all are asked for. */
export function Few<T>({ all, few, show }: { all: readonly T[]; few: number; show(one: T, at: number): ReactNode }) {
  return (
    <>
      <div className="tw-options">{all.slice(0, few).map(show)}</div>
      {all.length > few && (
        <details className="tw-more">
          <summary>{text('more', { more: all.length - few })}</summary>
          <div className="tw-options">{all.slice(few).map((one, at) => show(one, at + few))}</div>
        </details>
      )}
    </>
  );
}
