import { watchMutation } from "@reactive-dot/vue";

export function logMutations() {
  watchMutation((event) => console.log(event.id, event.status));
}
