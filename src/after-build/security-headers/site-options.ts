import {searchConnectOrigins} from '../../search/site-options';
import type {PathHeaders} from './format-headers';

/**
 * The sources that pages may load from. The build adds the script hashes.
 *
 * `tests/e2e/policy.spec.ts` covers the refused sources. A newly allowed host
 * also needs an exception in `listenForComplaints` of `tests/e2e/fixtures.ts`,
 * which fails on requests to other hosts. Check the result in a built page: the
 * development server has no policy.
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

/**
 * The policy of the frame that runs live examples. Its scripts and styles are
 * inline, it evaluates readers' code, and it requests nothing. The build adds
 * the script hashes.
 */
export const framePolicy: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'connect-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Headers of every response, in addition to the policy. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/**
 * Lets browsers display these files instead of downloading them, and keeps
 * Markdown copies out of search engines.
 */
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
