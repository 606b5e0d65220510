import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {confirm} from '../../client-modules/confirm';
import type {LoadedDemo} from '../panel/use-example';

interface ActionsProps {
  demo: LoadedDemo;
  code: string;
  onReset: () => void;
}

/** What a reader can do with the code besides changing it. */
export function Actions({demo, code, onReset}: ActionsProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const isEdited = code !== demo.code;

  const copy = async () => navigator.clipboard.writeText(code);
  const share = async () => {
    const {toHash} = await import('../playground/share');
    const hash = toHash({example: demo.name, ...(isEdited && {code})});
    const address = new URL(`${baseUrl}playground${hash}`, location.href);
    try {
      await navigator.clipboard.writeText(address.href);
    } catch (error) {
      // Where the clipboard is denied, the playground's address says it.
      location.assign(address);
      throw error;
    }
  };
  const download = async () => {
    const {downloadProject} = await import('../playground/download-project');
    await downloadProject(demo.name, code);
  };

  return (
    <>
      <button
        type="button"
        className="quiet-button"
        disabled={!isEdited}
        onClick={onReset}
      >
        Reset
      </button>
      <Action label="Copy" done="Copied" act={copy} />
      <Action label="Share" done="Copied" act={share} />
      <Action label="Download" done="Saved" act={download} />
    </>
  );
}

interface ActionProps {
  label: string;
  /** What it says when it is done. */
  done: string;
  act: () => Promise<void>;
}

function Action({label, done, act}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={({currentTarget: button}) =>
        act().then(
          () => confirm(button, done),
          () => confirm(button, 'Failed'),
        )
      }
    >
      {label}
    </button>
  );
}
