import { config } from "./config";
import { ReactiveDotPlugin } from "@reactive-dot/vue";
import { type Component, createApp } from "vue";

export function start(root: Component) {
  createApp(root).use(ReactiveDotPlugin, config).mount("#app");
}
