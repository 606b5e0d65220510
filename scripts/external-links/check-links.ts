import {ask, type Finding, type Patience} from './ask';
import type {ExternalLink} from './collect-links';

/** Beginnings of addresses that are not asked, and why. */
export type LeftOut = readonly {address: string; reason: string}[];

export interface LinkReport {
  /** How many addresses were asked. */
  asked: number;
  /** What is wrong, an address a line, with the pages that link to it. */
  complaints: string[];
  /** Whether no host at all answered. */
  isOffline: boolean;
}

/** Hosts are asked side by side, and each for one address at a time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  leftOut: LeftOut,
  patience: Patience,
): Promise<LinkReport> {
  const pagesByAddress = new Map<string, Set<string>>();
  for (const {href, page} of links) {
    const address = new URL(href, 'https://host').href.replace(/#.*$/, '');
    if (leftOut.some((left) => address.startsWith(left.address))) continue;
    const pages = pagesByAddress.get(address) ?? new Set();
    pagesByAddress.set(address, pages.add(page));
  }
  const addresses = Array.from(pagesByAddress.keys()).sort();
  const findings = new Map<string, Finding>();
  await Promise.all(
    Object.values(byHost(addresses)).map(async (sameHost) => {
      let silence: Finding | undefined;
      for (const address of sameHost) {
        // Who did not answer for one address is not waited for again.
        const finding = silence ?? (await ask(address, patience));
        findings.set(address, finding);
        if (finding.state === 'unreachable') silence = finding;
      }
    }),
  );
  const complaints = addresses.flatMap((address) => {
    const finding = findings.get(address)!;
    return finding.state === 'there'
      ? []
      : [
          `${address}: ${finding.reason}, linked from ${namePages(pagesByAddress.get(address)!)}`,
        ];
  });
  return {
    asked: addresses.length,
    complaints,
    isOffline:
      addresses.length > 0 &&
      Array.from(findings.values()).every(({state}) => state === 'unreachable'),
  };
}

function byHost(addresses: readonly string[]): Record<string, string[]> {
  const hosts: Record<string, string[]> = {};
  for (const address of addresses) {
    (hosts[new URL(address).host] ??= []).push(address);
  }
  return hosts;
}

function namePages(pages: ReadonlySet<string>): string {
  const [first, ...others] = pages;
  return others.length === 0 ? first! : `${first} and ${others.length} more`;
}
