// A reporter for vitest: writes by file what passed, failed and was skipped, and the errors that belong to no test.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class Tally {
  onTestRunEnd(modules, unhandled) {
    const files = {};
    const inFile = (path) => {
      const file = relative(process.cwd(), path);
      files[file] ??= { passed: 0, skipped: 0, failed: [] };
      return { file, tally: files[file] };
    };
    for (const module of modules) {
      const { file, tally } = inFile(module.moduleId);
      for (const error of module.errors()) tally.failed.push(`${file}: ${inWords(error)}`);
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) tally.failed.push(`${file}: ${suite.fullName}: ${inWords(error)}`);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') tally.passed += 1;
        else if (state === 'failed') tally.failed.push(`${file}: ${test.fullName}: ${inWords(errors[0])}`);
        else tally.skipped += 1;
      }
    }
    const lost = [];
    for (const error of unhandled) {
      // An error nobody waited for names the file that was running, not always the one it came from.
      const { file, tally } = error.VITEST_TEST_PATH
        ? inFile(error.VITEST_TEST_PATH)
        : { file: 'no test', tally: { failed: lost } };
      tally.failed.push(`${file}: not caught: ${inWords(error)}\n${error.stack ?? ''}`);
    }
    writeFileSync(process.env.TALLY, JSON.stringify({ files, lost }));
  }
}

function inWords(error) {
  return error ? `${error.name}: ${error.message}` : 'no reason given';
}
