/**
 * What may go wrong between the site and its reader, and while the site is
 * built; what is expected then; and the tests that bring it about. Titles are as
 * they stand in the test's source, placeholders included. `unit/faults.spec.ts`
 * fails where a test named here does not exist.
 */
import type {TestName} from './held-rows';

export interface Fault {
  fault: string;
  expected: string;
  tests: readonly TestName[];
}

/** Names tests of one file. */
const testsIn =
  (file: string) =>
  (...titles: string[]): TestName[] =>
    titles.map((title) => ({file, title}));

const faultsOf = testsIn('e2e/faults.spec.ts');
const loading = testsIn('e2e/loading.spec.ts');
const deferredScripts = testsIn('e2e/deferred-scripts.spec.ts');
const crash = testsIn('e2e/crash.spec.ts');
const chrome = testsIn('e2e/chrome.spec.ts');
const frameworkSwitch = testsIn('e2e/framework-switch.spec.ts');
const search = testsIn('e2e/search.spec.ts');
const hostedSearch = testsIn('e2e/search-hosted.spec.ts');
const demos = testsIn('e2e/demos.spec.ts');

export const faults: readonly Fault[] = [
  {
    fault: 'A part of the next page cannot be had, the host answers',
    expected: 'a warning, and the page is loaded as a whole',
    tests: loading('is warned of and loaded as a whole'),
  },
  {
    fault: 'A part of the next page is gone for good',
    expected:
      'the page can be read and its links lead on; one reload by the navigation, one by the loader, never a loop, with and without storage',
    tests: faultsOf(
      'that stays missing, storage ${storage}, ends in a page to read and never in a loop',
    ),
  },
  {
    fault: 'A part of the page is slow',
    expected:
      'a progress bar after 200 ms, or a spinner after 200 ms where nothing is shown yet',
    tests: loading(
      'shows 200 ms after a click, begins at 0.08, trickles by up to 0.02 every 800 ms, and goes',
      'shows a spinner after 200 ms, then the page',
    ),
  },
  {
    fault: 'A part of the page is corrupt',
    expected: 'the page can be read, says so, and Retry loads it again',
    tests: faultsOf(
      'that is corrupt is told, and Retry brings the page once it is whole',
    ),
  },
  {
    fault: 'A part fails while React starts',
    expected: 'the error and a Retry button that works',
    tests: loading(
      'shows an error and a Retry button when a part fails, and retrying works',
    ),
  },
  {
    fault: 'The network goes in the middle of a navigation',
    expected:
      'the page stays and says why, Retry asks again, and the next page opens once when the network is back',
    tests: faultsOf(
      'the page stays, says so, and the next one opens once when the network is back',
    ),
  },
  {
    fault: 'The network goes and the browser does not notice its return',
    expected: 'Retry opens the next page',
    tests: faultsOf(
      'Retry opens the next page where the browser does not notice that the network is back',
    ),
  },
  {
    fault: 'The network goes and the reader turns back',
    expected: 'the notice goes, and nothing is loaded again later',
    tests: faultsOf('who goes back is left alone when the network returns'),
  },
  {
    fault: 'The network goes before the first interaction',
    expected:
      'three attempts, then a notice; the next sign after its return starts the page',
    tests: faultsOf(
      'a page that never got its scripts says so, and gets them when the network is back',
    ),
  },
  {
    fault: 'Main script missing or blocked',
    expected:
      'three attempts at most; text, links, colour toggle and menu go on working',
    tests: deferredScripts(
      'are asked for again, three times at most, and the page goes on',
    ),
  },
  {
    fault: 'Main script is gone from the host at the first interaction',
    expected: 'one reload',
    tests: deferredScripts(
      'because the site was published anew: the page is loaded again, once',
    ),
  },
  {
    fault: 'Main script comes late',
    expected: 'a later sign brings it, and what was clicked is done',
    tests: deferredScripts('work when a later sign brings them'),
  },
  {
    fault: 'Main script throws',
    expected: 'after a minute nothing is held back any more',
    tests: deferredScripts('hold nothing back after a minute'),
  },
  {
    fault: 'Scripts are switched off',
    expected: 'pages, sidebar, sets, switch and code are there',
    tests: [
      ...chrome('the sidebar and both sets are reachable at 390 pixels'),
      ...frameworkSwitch('the switch is a link'),
      ...demos('without scripts the code is there, the button is not'),
    ],
  },
  {
    fault: 'The site is published anew while a page of it is read',
    expected:
      'the next page comes with one reload, and the one after with none',
    tests: faultsOf('is gone on with after one reload'),
  },
  {
    fault: 'The site is published anew before a page’s first interaction',
    expected: 'one reload, and the page starts',
    tests: faultsOf('starts after one reload where no script had run'),
  },
  {
    fault: 'The site is published anew before search is opened',
    expected: 'a notice whose Retry brings a page with search',
    tests: faultsOf(
      'says that search needs the page anew, and Retry brings it',
    ),
  },
  {
    fault: 'Search index cannot be reached',
    expected:
      'the modal and the search page say so, and both recover by themselves',
    tests: search(
      'is told in the modal, and the next letter tries again',
      'is asked again when the network is back',
      'is told on the search page, which recovers too',
    ),
  },
  {
    fault: 'Search index is missing, something else, or of another shape',
    expected: 'the modal says that results cannot be fetched',
    tests: [...faultsOf('whose index is ${what}', 'says so')],
  },
  {
    fault: 'Search worker is missing',
    expected: 'the modal says so, and the next letter tries again',
    tests: faultsOf('says so, and the next letter tries again'),
  },
  {
    fault: 'Hosted search is down or answers nonsense',
    expected: 'the modal and the search page say so, and both recover',
    tests: hostedSearch(
      'a service that ${behaviour} is told in the modal, which recovers',
      'a service that fails is told on the search page, which recovers',
    ),
  },
  {
    fault: 'Hosted search is slow',
    expected:
      'results show when they come; a late answer replaces no newer one',
    tests: hostedSearch(
      'a service that is slow holds nothing up, and its late answer replaces no newer one',
    ),
  },
  {
    fault: 'Hosted Ask AI fails',
    expected: 'it says so',
    tests: hostedSearch('says when it fails'),
  },
  {
    fault: 'Storage is full',
    expected: 'everything works for the visit; an error in the console',
    tests: faultsOf('changes nothing but what is remembered'),
  },
  {
    fault: 'Storage is denied',
    expected: 'everything works for the visit; one warning in the console',
    tests: [
      ...chrome('everything works, and a warning says so'),
      ...frameworkSwitch('the choice lasts for the visit'),
    ],
  },
  {
    fault: 'Storage answers every key with garbage, of seven kinds',
    expected: 'the page as if nothing were stored; search opens and finds',
    tests: faultsOf('that answers every key with ${what} breaks nothing'),
  },
  {
    fault: 'The clock is far in the past or in the future',
    expected: 'no difference',
    tests: faultsOf('a clock that says ${date} changes nothing'),
  },
  {
    fault: 'No IntersectionObserver, no requestIdleCallback',
    expected: 'pages, navigation and examples work; examples do not pause',
    tests: faultsOf(
      'a browser without observers of sight and idle callbacks reads, goes on and runs examples',
    ),
  },
  {
    fault: 'A live example throws',
    expected: 'its own box says so and can start again; the page goes on',
    tests: demos(
      'says so in its own box, the page goes on, and it can start again',
    ),
  },
  {
    fault: 'A live example cannot be fetched',
    expected: 'its own box says so, and Run tries again',
    tests: demos('says so in its own box and runs once it can'),
  },
  {
    fault: 'A page throws while it renders',
    expected:
      'the crash page with its causes below the navbar; Try again works',
    tests: crash(
      'shows the message and its causes below the navbar, and trying again works',
    ),
  },
  {
    fault: 'The frame throws while it renders',
    expected:
      'the crash page with the item’s configuration and the causes; Try again works',
    tests: crash(
      'crashes the page with its configuration and the cause, and trying again works',
    ),
  },
  {
    fault: 'The page differs from what React expects',
    expected: 'React corrects it; an error in the console',
    tests: faultsOf('is corrected and stays'),
  },
  {
    fault: 'Two tabs switch the colour mode',
    expected: 'both show the newest choice',
    tests: faultsOf('two tabs have one colour mode'),
  },
  {
    fault: 'The page comes back from the back/forward cache',
    expected: 'it goes on in the same document',
    tests: faultsOf(
      'a page that comes back from the back/forward cache goes on',
    ),
  },
  {
    fault: 'Two outputs of a build differ only in case',
    expected: 'a failing test names them',
    tests: testsIn('e2e/outputs.spec.ts')(
      'no two files of the site differ only in case',
    ),
  },
  {
    fault: 'The build runs in another time zone, locale and folder',
    expected: 'the same site, byte for byte',
    tests: testsIn('full/reproducible.spec.ts')(
      'a build elsewhere, in another time zone and locale, is the same byte for byte',
    ),
  },
];
