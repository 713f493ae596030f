import type { Refusal } from '@cityhall/ruleset';
import type { ReactNode } from 'react';
import { Why } from './inspector.tsx';

interface RowProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A row of things to choose from in the dock, with its name for screen readers. */
export function Row({ label, className = '', children }: RowProps) {
  return (
    <fieldset className={`mc-row ${className}`}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  title: ReactNode;
  about?: ReactNode;
  /** Dimmed, with its reason and the way to its rule. */
  refusal?: Refusal | undefined;
  names?: readonly string[];
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  option?: string | undefined;
  onChoose(): void;
}

/** One thing to choose; one that cannot be chosen says why. */
export function Option({ title, about, refusal, names = [], pressed, disabled, option, onChoose }: OptionProps) {
  if (refusal) {
    return (
      <div className="mc-option mc-option-refused">
        <span className="mc-option-title">{title}</span>
        <span className="text-sm">
          <Why refusal={refusal} names={names} />
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`mc-option ${pressed ? 'hand-chosen' : ''}`}
      aria-pressed={pressed}
      disabled={disabled}
      data-option={option}
      onClick={onChoose}
    >
      <span className="mc-option-title">{title}</span>
      {about && <span className="mc-option-about">{about}</span>}
    </button>
  );
}
