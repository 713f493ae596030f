import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');
const tokens = new Map<string, readonly [string, string]>();
for (const [, name, light, dark, both] of css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)) {
  tokens.set(name!, [light ?? both!, dark ?? both!]);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const onFields = [...tokens.keys()].filter((name) => name.startsWith('on-')).map((name) => [name, name.slice(3)]);
const onPaper = ['ink', 'soft', 'accent', 'brass', 'good'].flatMap((text) => [
  [text, 'paper'],
  [text, 'card'],
]);

test.each([...onFields, ...onPaper])('%s on %s is legible by day and by night (WCAG AA)', (text, field) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(tokens.get(text!)![theme], tokens.get(field!)![theme])).toBeGreaterThanOrEqual(4.5);
  }
});
