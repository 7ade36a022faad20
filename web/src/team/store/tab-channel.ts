import type { ZodType } from "zod";

/** Opens a channel between the tabs of one browser. */
export function tabChannel<Message>(name: string, schema: ZodType<Message>) {
  return {
    send(message: Message): void {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
    listen(receive: (message: Message) => void): () => void {
      const channel = new BroadcastChannel(name);
      channel.addEventListener("message", ({ data }) => {
        const message = schema.safeParse(data);
        if (message.success) receive(message.data);
      });
      return () => channel.close();
    },
  };
}
