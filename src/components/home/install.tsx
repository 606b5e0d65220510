import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {setIds, type SetId} from '@site/src/site/sets';
import {Fragment, type ReactNode} from 'react';

import styles from './install.module.css';

/** In the order of the guides' tabs, which remember the same choice. */
const managers = [
  {name: 'npm', add: 'npm i'},
  {name: 'Yarn', add: 'yarn add'},
  {name: 'pnpm', add: 'pnpm add'},
  {name: 'Bun', add: 'bun add'},
];

/** Versions only where the newest does not fit; Setup pins them all. */
const packages: Record<SetId, string> = {
  react:
    '@reactive-dot/core @reactive-dot/react polkadot-api@1.23.3 jotai@2.17.1 jotai-effect@2.2.3',
  vue: '@reactive-dot/core @reactive-dot/vue polkadot-api@1.23.3',
};

/** The command that installs the library, for the package manager and the framework of the reader. */
export default function Install(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="npm2yarn">
        {managers.map(({name, add}) => (
          <TabItem key={name} value={name.toLowerCase()} label={name}>
            {setIds.map((set) => (
              <Command key={set} set={set}>{`${add} ${packages[set]}`}</Command>
            ))}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** A command of the shell, which is copied as from any code block. */
function Command({set, children}: {set: SetId; children: string}): ReactNode {
  return (
    <div className="code-block language-bash" data-only-set={set}>
      <pre>
        <code>
          {/* Broken between the packages, not inside their names. */}
          <span className="line">
            {children.split(' ').map((word) => (
              <Fragment key={word}>
                <span className={styles.word}>{word}</span>{' '}
              </Fragment>
            ))}
          </span>
        </code>
      </pre>
      <button type="button" className="code-copy">
        Copy
      </button>
    </div>
  );
}
