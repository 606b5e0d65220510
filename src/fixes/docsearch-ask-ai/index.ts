import {replaceDefects, type Defect, type ReplacedDefect} from '../defect';
import {removeUnused} from './remove-unused';

const about = {
  fix: 'docsearch-ask-ai/',
  package: '@docsearch/react',
  version: '4.7.0',
  problem:
    'The modal contains Ask AI, two thirds of its code, even on sites without it. On slow 4G, search opens 0.9 seconds later on a phone.',
  removeWhen: 'the modal loads Ask AI in a separate file',
  module: '@docsearch/react/modal',
};

/**
 * The two places that use Ask AI: the hook of its chat, and its screen, which
 * another screen can replace because it never appears.
 */
const parts: readonly ReplacedDefect[] = [
  {
    ...about,
    evidence: ['=Lh({assistantId:'],
    replacement: '=useNoChat({assistantId:',
  },
  {
    ...about,
    evidence: ['e.createElement(yu,'],
    replacement: 'e.createElement(ju,',
  },
];

/** The search modal contains Ask AI, even on sites without it. */
export const askAiDefects: readonly Defect[] = parts;

/** What the chat's hook returns before the first question. */
const noChat = `
const noChat = {
  messages: [],
  status: "ready",
  conversations: {getAll: () => []},
  sendMessage() {},
  stopAskAiStreaming() {},
  sendFeedback() {},
  clearError() {},
  resetAskAiAbortScope() {},
  resetAskAiChatSession() {},
};
function useNoChat() {
  return noChat;
}`;

/** Returns the modal's code without Ask AI and what only Ask AI uses. */
export const withoutAskAi = (code: string): string =>
  removeUnused(replaceDefects(code + noChat, parts));
