import {execFileSync} from 'node:child_process';

/** Writes the descriptors that tests import, so that tests need nothing before them. */
export default function writeDescriptors(): void {
  execFileSync('npm', ['run', '--silent', 'descriptors'], {stdio: 'inherit'});
}
