/** What became of a wish to copy. */
export type CopyOutcome = 'copied' | 'not-fetched' | 'refused';

/** Fetches a text and puts it on the clipboard. */
export async function copyText(address: string): Promise<CopyOutcome> {
  const text = fetchText(address);
  const fetched = text.then(
    () => true,
    () => false,
  );
  try {
    await write(text);
    return 'copied';
  } catch {
    return (await fetched) ? 'refused' : 'not-fetched';
  }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Safari allows copying only within the click itself, so it is given the promise. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
