import { type Random, randomFrom } from '@cityhall/ruleset';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

const seedBytes = 16;
const wordsPerBlock = 8;

/** A new seed: 128 bits of the system's generator, in hex. */
export function newSeed(): string {
  return bytesToHex(randomBytes(seedBytes));
}

/** A seed made by other chance than the system's, for commands and tests: never for a table. */
export function seedBy(random: Random): string {
  return Array.from({ length: seedBytes * 2 }, () => random.below(16).toString(16)).join('');
}

/** What is shown at the start in place of the seed: SHA-256 of its 16 bytes, in hex. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** @throws where the text is not 128 bits in hex */
export function checkSeed(seed: string): void {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('a seed is 32 hexadecimal digits');
}

/** Where a match's chance stands: how many 32-bit words of the seed's sequence are used up. */
export interface ChanceState {
  seed: string;
  drawn: number;
}

/**
 * Chance of a match. Word n is the (n mod 8)th big-endian 32-bit word of SHA-256(seed, n div 8 as 8 bytes big-endian),
 * so anyone who learns the seed can work out every draw. The counter only ever rises.
 */
export function chanceFrom(start: ChanceState): { random: Random; state(): ChanceState } {
  let { drawn } = start;
  let block = -1;
  let words: DataView = new DataView(new ArrayBuffer(0));
  const random = randomFrom(() => {
    const wanted = Math.floor(drawn / wordsPerBlock);
    if (wanted !== block) {
      block = wanted;
      words = new DataView(blockOf(start.seed, block).buffer);
    }
    const word = words.getUint32((drawn % wordsPerBlock) * 4);
    drawn += 1;
    return word;
  });
  return { random, state: () => ({ seed: start.seed, drawn }) };
}

function blockOf(seed: string, block: number): Uint8Array {
  const input = new Uint8Array(seedBytes + 8);
  input.set(hexToBytes(seed));
  new DataView(input.buffer).setBigUint64(seedBytes, BigInt(block));
  return sha256(input).slice();
}
