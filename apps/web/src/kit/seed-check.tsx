import type { Room } from '@cityhall/wire';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { say } from '../words/index.ts';

/** The SHA-256 of a seed, both in hex. Works over plain HTTP too, where the browser's own is missing. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Compares the revealed seed with the hash that was shown before the first move. */
export function SeedCheck({ room }: { room: Room }) {
  if (!room.seed || !room.commitment) return null;
  const computed = commitmentOf(room.seed);
  const match = computed === room.commitment;
  return (
    <section className="paper-card p-5">
      <h3 className="text-xl">{say('end.fair')}</h3>
      <p className="prose-line mt-1 text-soft">{say('end.fair-text')}</p>
      <dl className="mt-3 text-sm [overflow-wrap:anywhere]">
        <dt className="font-semibold">{say('end.seed')}</dt>
        <dd className="figures mb-2">{room.seed}</dd>
        <dt className="font-semibold">{say('end.commitment')}</dt>
        <dd className="figures mb-2">{room.commitment}</dd>
        <dt className="font-semibold">{say('end.computed')}</dt>
        <dd className="figures mb-2">{computed}</dd>
      </dl>
      <p role="status" className={`font-semibold ${match ? 'text-good' : 'text-accent'}`}>
        {say(match ? 'end.match' : 'end.mismatch')}
      </p>
    </section>
  );
}
