import Activity from 'lucide-static/icons/activity.svg';
import ArrowRightLeft from 'lucide-static/icons/arrow-right-left.svg';
import ArrowUpToLine from 'lucide-static/icons/arrow-up-to-line.svg';
import AtSign from 'lucide-static/icons/at-sign.svg';
import BadgeCheck from 'lucide-static/icons/badge-check.svg';
import Bell from 'lucide-static/icons/bell.svg';
import BookA from 'lucide-static/icons/book-a.svg';
import Boxes from 'lucide-static/icons/boxes.svg';
import Braces from 'lucide-static/icons/braces.svg';
import Bug from 'lucide-static/icons/bug.svg';
import Cable from 'lucide-static/icons/cable.svg';
import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import CircleDollar from 'lucide-static/icons/circle-dollar-sign.svg';
import CircleQuestion from 'lucide-static/icons/circle-question-mark.svg';
import CircleX from 'lucide-static/icons/circle-x.svg';
import ClipboardCheck from 'lucide-static/icons/clipboard-check.svg';
import CloudUpload from 'lucide-static/icons/cloud-upload.svg';
import Coins from 'lucide-static/icons/coins.svg';
import Columns from 'lucide-static/icons/columns-2.svg';
import Compass from 'lucide-static/icons/compass.svg';
import Database from 'lucide-static/icons/database.svg';
import Feather from 'lucide-static/icons/feather.svg';
import FileCheck from 'lucide-static/icons/file-check.svg';
import FileCode from 'lucide-static/icons/file-code.svg';
import FileStack from 'lucide-static/icons/file-stack.svg';
import FileText from 'lucide-static/icons/file-text.svg';
import FlaskConical from 'lucide-static/icons/flask-conical.svg';
import Gauge from 'lucide-static/icons/gauge.svg';
import Gift from 'lucide-static/icons/gift.svg';
import GitBranch from 'lucide-static/icons/git-branch.svg';
import HandCoins from 'lucide-static/icons/hand-coins.svg';
import Hash from 'lucide-static/icons/hash.svg';
import History from 'lucide-static/icons/history.svg';
import IdCard from 'lucide-static/icons/id-card.svg';
import Key from 'lucide-static/icons/key.svg';
import Layers from 'lucide-static/icons/layers.svg';
import Link from 'lucide-static/icons/link.svg';
import ListChecks from 'lucide-static/icons/list-checks.svg';
import ListClock from 'lucide-static/icons/list-clock.svg';
import ListFilter from 'lucide-static/icons/list-filter.svg';
import ListPlus from 'lucide-static/icons/list-plus.svg';
import Loader from 'lucide-static/icons/loader.svg';
import Lock from 'lucide-static/icons/lock.svg';
import LogOut from 'lucide-static/icons/log-out.svg';
import MoveRight from 'lucide-static/icons/arrow-right-from-line.svg';
import NotebookText from 'lucide-static/icons/notebook-text.svg';
import Pencil from 'lucide-static/icons/pencil.svg';
import Plug from 'lucide-static/icons/plug.svg';
import Radio from 'lucide-static/icons/radio.svg';
import Receipt from 'lucide-static/icons/receipt.svg';
import RefreshCw from 'lucide-static/icons/refresh-cw.svg';
import Rocket from 'lucide-static/icons/rocket.svg';
import RotateCcw from 'lucide-static/icons/rotate-ccw.svg';
import Router from 'lucide-static/icons/router.svg';
import Save from 'lucide-static/icons/save.svg';
import Scale from 'lucide-static/icons/scale.svg';
import Scissors from 'lucide-static/icons/scissors.svg';
import Send from 'lucide-static/icons/send.svg';
import Server from 'lucide-static/icons/server.svg';
import Share from 'lucide-static/icons/share-2.svg';
import ShieldCheck from 'lucide-static/icons/shield-check.svg';
import Signature from 'lucide-static/icons/signature.svg';
import Siren from 'lucide-static/icons/siren.svg';
import Sliders from 'lucide-static/icons/sliders-horizontal.svg';
import Split from 'lucide-static/icons/split.svg';
import TableProperties from 'lucide-static/icons/table-properties.svg';
import Terminal from 'lucide-static/icons/terminal.svg';
import TestTubes from 'lucide-static/icons/test-tubes.svg';
import TextCursorInput from 'lucide-static/icons/text-cursor-input.svg';
import ToggleRight from 'lucide-static/icons/toggle-right.svg';
import Undo from 'lucide-static/icons/undo-2.svg';
import UserCheck from 'lucide-static/icons/user-check.svg';
import UserPlus from 'lucide-static/icons/user-plus.svg';
import Users from 'lucide-static/icons/users.svg';
import Wallet from 'lucide-static/icons/wallet.svg';
import WalletCards from 'lucide-static/icons/wallet-cards.svg';
import WifiOff from 'lucide-static/icons/wifi-off.svg';
import type {ComponentType, ReactNode, SVGProps} from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const icons: Readonly<Record<string, Icon>> = {
  setup: Terminal,
  'connect-wallets': Wallet,
  query: Radio,
  mutation: Send,
  'transfer-form': TextCursorInput,
  'why-reactivedot': Scale,
  async: Loader,
  retry: RotateCcw,
  'queries-in-depth': Database,
  'share-queries': Split,
  'incremental-loading': ListPlus,
  'bulk-refresh': RefreshCw,
  'activity-feed': Activity,
  performance: Gauge,
  'wallets-in-depth': WalletCards,
  'share-the-account': UserCheck,
  'sign-in': Signature,
  'transactions-in-depth': ArrowRightLeft,
  'after-a-reload': History,
  'keep-what-a-form-sends': Save,
  'transactions-in-progress': ListClock,
  'pay-once': BadgeCheck,
  'pay-a-list': ClipboardCheck,
  'transaction-failures': CircleX,
  batches: ListChecks,
  'check-an-address': AtSign,
  multichain: Share,
  'switch-chains': ToggleRight,
  'number-utility': Hash,
  typescript: Braces,
  testing: FlaskConical,
  'testing-transactions': TestTubes,
  'testing-contracts': FileCheck,
  deploy: CloudUpload,
  'report-errors': Siren,
  'server-rendering': Server,
  recipes: NotebookText,
  'on-chain-names': IdCard,
  'locked-tokens': Lock,
  'using-papi': Layers,
  'events-and-blocks': Bell,
  'follow-blocks': Boxes,
  faq: CircleQuestion,
  'known-issues': Bug,
  versions: GitBranch,
  glossary: BookA,
  connection: Plug,
  'choose-a-node': Router,
  'connections-of-several-chains': Cable,
  'light-client': ShieldCheck,
  staking: Coins,
  validators: ListFilter,
  nominate: HandCoins,
  'change-a-stake': Pencil,
  'stop-staking': Undo,
  'unlock-a-part': Scissors,
  'nomination-pools': Users,
  'pool-rewards': Gift,
  'leave-a-pool': LogOut,
  'staking-storage': TableProperties,
  'own-wallet': Key,
  fees: Receipt,
  'send-the-whole-balance': ArrowUpToLine,
  'transaction-options': Sliders,
  'any-call': Compass,
  'other-tokens': CircleDollar,
  'chains-and-types': Link,
  'work-offline': WifiOff,
  errors: CircleAlert,
  'from-polkadot-js': MoveRight,
  'react-and-vue': Columns,
  'quick-start': Rocket,
  contracts: FileCode,
  ink: Feather,
  solidity: FileCode,
  'register-for-contracts': UserPlus,
  'check-a-call': ListChecks,
  'in-depth': FileStack,
};

/** The icon of a guide, chosen by the last part of the path. */
export default function PageIcon({path}: {path: string}): ReactNode {
  const Icon = icons[path.replace(/.*\//, '')] ?? FileText;
  return <Icon />;
}
