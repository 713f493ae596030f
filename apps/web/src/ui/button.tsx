import type { ButtonHTMLAttributes, ReactNode } from 'react';

const looks = {
  main: 'bg-accent text-on-accent font-semibold border-transparent shadow-paper hover:brightness-105',
  quiet: 'bg-card text-ink border-line hover:border-soft',
  bare: 'bg-transparent text-ink border-transparent hover:bg-line/40',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  children: ReactNode;
}

/** A button of 44 pixels at least. */
export function Button({ look = 'quiet', className = '', children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${buttonClass(look)} ${className}`}>
      {children}
    </button>
  );
}

/** The same looks for links. */
export function buttonClass(look: keyof typeof looks): string {
  return `tap inline-flex items-center justify-center gap-2 rounded-xl border px-4 py-2 text-center leading-tight no-underline transition-[filter,border-color,background-color] duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:font-normal disabled:text-soft disabled:shadow-none disabled:hover:brightness-100 ${looks[look]}`;
}
