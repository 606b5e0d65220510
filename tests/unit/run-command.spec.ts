// The results of programs that tests of `full` run, such as a build that fails or
// never ends.
import {expect, test} from 'vitest';

import {mustRun, runCommand} from '../run-command';

/** Runs a program in Node, without files. */
const runCode = (code: string, timeoutMs?: number) =>
  runCommand(process.execPath, ['-e', code], __dirname, {timeoutMs});

test('returns the exit code, and the output of both streams in order', async () => {
  const code = `
    const {writeSync} = require('node:fs');
    writeSync(1, 'one\\u001b[31m ');
    setTimeout(() => writeSync(2, 'two '), 100);
    setTimeout(() => writeSync(1, 'three'), 200);
    process.exitCode = 3;`;
  expect(await runCode(code)).toEqual({
    code: 3,
    stdout: 'one three',
    output: 'one two three',
  });
});

test('rejects with the output if a program exceeds its timeout, also if it then ends without an error', async () => {
  const code = `
    process.on('SIGTERM', () => process.exit(0));
    console.log('Working');
    setInterval(() => {}, 1000);`;
  // Enough for Node to start on a busy machine.
  await expect(runCode(code, 3_000)).rejects.toThrow(/timed out:\nWorking/);
});

test('rejects if a required program fails', async () => {
  const args = ['-e', 'console.log("Why"); process.exit(1);'];
  await expect(mustRun(process.execPath, args, __dirname)).rejects.toThrow(
    /failed\.\nWhy/,
  );
});
