import { readFileSync } from 'node:fs';
import { type FaultReport, faultReport } from '@cityhall/wire';
import { UsageError } from './games.ts';

/** The JSON of a file. @throws in words where it cannot be read */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** @throws in words where the file is no fault report */
export function readFaultReport(file: string): FaultReport {
  const parsed = faultReport.safeParse(readJson(file));
  if (!parsed.success) throw new UsageError(`${file} is no fault report: ${parsed.error.issues[0]?.path.join('.')}`);
  return parsed.data;
}
