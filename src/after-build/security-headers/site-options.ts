import {searchConnectOrigins} from '../../search/site-options';
import type {PathHeaders} from './format-headers';

/**
 * What the site may load; script hashes are added when they are known. `tests/e2e/policy.spec.ts`
 * tries what's refused. `listenForComplaints` in `tests/e2e/fixtures.ts` fails any test whose page asks
 * another host, so a host that's allowed here needs an exception there, too. To see that
 * the policy allows it, look at a built page: the development server has no policy.
 */
export const contentSecurityPolicy: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...searchConnectOrigins],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/** What the frame may do that runs the code of live examples: eval, and nothing else. */
export const framePolicy: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'connect-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Sent with every answer, beside the policy. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Browsers show these files instead of saving them, and search engines list a page but not its Markdown copy. */
export const textHeaders: PathHeaders[] = [
  {
    path: '*.md',
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': 'inline',
      'X-Robots-Tag': 'noindex',
    },
  },
  {path: '*.txt', headers: {'Content-Type': 'text/plain; charset=utf-8'}},
];
