import { readFileSync } from 'node:fs';
import {
  clientMessages,
  commandAnswer,
  type Frame,
  openAnswer,
  serverMessages,
  type TableDocument,
  withChanges,
} from '@cityhall/wire';
import { describe, expect, it } from 'vitest';
import { openApi } from '../src/http/openapi.ts';
import { readSettings, settingTable } from '../src/settings.ts';
import { protocolPage } from '../tools/protocol-page.ts';
import { session } from '../tools/session.ts';
import { settingsPage } from '../tools/settings-page.ts';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('the pages made from the code', () => {
  it('are up to date: node apps/server/tools/docs.ts', () => {
    expect(page('operators/settings.md')).toBe(settingsPage());
    expect(page('maintainers/protocol.md')).toBe(protocolPage());
  });

  it('lead from every reference to a shape, by names that each have one', () => {
    const { components, paths } = openApi();
    const named = new Set(JSON.stringify({ components, paths }).match(/(?<="#\/components\/schemas\/)[^"]+/g));
    expect([...named].filter((name) => !components.schemas[name])).toEqual([]);
    const shapes = protocolPage().match(/(?<=\| `)[A-Z]\w+(?=` \|)/g)!;
    expect(shapes.filter((name) => !components.schemas[name])).toEqual([]);
    expect(shapes.length).toBeGreaterThan(10);
  });

  it('name every setting that is read', () => {
    expect(settingTable.map(({ name }) => name).sort()).toEqual(Object.keys(readSettings({})).sort());
  });

  it('show a session of messages that the schemas allow and frames that fit', () => {
    const documents = new Map<string, { edition: number; document: TableDocument }>();
    const take = (who: string, frame: Frame) => {
      const had = documents.get(who)!;
      if (frame.to <= had.edition) return;
      expect(frame.from).toBe(had.edition);
      documents.set(who, { edition: frame.to, document: withChanges(had.document, frame.changes) });
    };
    for (const line of session.split('\n')) {
      const [, who, arrow, name, body] = /^(\w+) (\S) (\w+) (\{.*\})$/.exec(line)!;
      const message = JSON.parse(body!);
      if (arrow === '→') expect(clientMessages[name as keyof typeof clientMessages].parse(message)).toEqual(message);
      if (arrow === '←') {
        expect(serverMessages[name as keyof typeof serverMessages].parse(message)).toEqual(message);
        if (name === 'frame') take(who!, message);
      }
      if (arrow === '⇠') {
        expect((name === 'open' ? openAnswer : commandAnswer).parse(message)).toEqual(message);
        if (message.answer === 'whole') documents.set(who!, message);
        for (const frame of message.frames ?? (message.frame ? [message.frame] : [])) take(who!, frame);
      }
    }
    const [ada, ben] = [documents.get('Ada')!, documents.get('Ben')!];
    expect(ada.edition).toBe(3);
    expect(ada.document.room).toEqual(ben.document.room);
  });
});

describe('settings', () => {
  it.each([
    ['PORT', 'http', /^PORT must be a whole number from 0 to 65535, not “http”/],
    ['PORT', '70000', /PORT must be a whole number/],
    ['HOST', '', /HOST must be an address/],
    ['PUBLIC_URL', 'cityhall.example', /PUBLIC_URL must be an address that begins with http/],
    ['PUBLIC_URL', 'ftp://cityhall.example', /PUBLIC_URL must be an address that begins with http/],
    ['DATABASE_URL', 'mysql://me:pass@host', /DATABASE_URL must be an address that begins with postgres:\/\/\.$/],
    ['REDIS_URL', 'http://me:pass@host', /REDIS_URL must be an address that begins with redis:\/\/\.$/],
    ['ADMIN_TOKEN', 'too-short', /ADMIN_TOKEN must be a word of at least 16 characters\.$/],
    ['COOKIE_KEYS', 'too-short', /COOKIE_KEYS must be keys of at least 32 characters\.$/],
    ['LIMITS', 'yes', /LIMITS must be `on` or `off`/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ])('say what is wrong with %s=%s', (name, value, words) => {
    expect(() => readSettings({ [name]: value })).toThrow(words);
  });

  it('read what an operator may set', () => {
    const key = 'k'.repeat(32);
    const read = readSettings({
      PORT: '0',
      PUBLIC_URL: 'https://x.example',
      COOKIE_KEYS: `${key},${key}`,
      LIMITS: 'off',
    });
    expect(read).toMatchObject({ PORT: 0, COOKIE_KEYS: [key, key], LIMITS: false, DATA: 'data' });
    expect(read.PUBLIC_URL!.origin).toBe('https://x.example');
  });
});
