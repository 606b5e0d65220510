/** The one helper of TypeScript's that the theme's packages call; the package of all of them cannot be shaken. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
