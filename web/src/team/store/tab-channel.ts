import type { ZodType } from "zod";

/** Makes a channel to the other tabs of one browser. */
export function tabChannel<Message>(name: string, schema: ZodType<Message>) {
  let opened: BroadcastChannel | undefined;
  // A tab would hear what it sends itself if it didn't listen on the same channel.
  const channel = () => {
    opened ??= new BroadcastChannel(name);
    return opened;
  };
  return {
    send(message: Message): void {
      channel().postMessage(message);
    },
    listen(receive: (message: Message) => void): () => void {
      const hear = ({ data }: MessageEvent) => {
        const message = schema.safeParse(data);
        if (message.success) receive(message.data);
      };
      channel().addEventListener("message", hear);
      return () => channel().removeEventListener("message", hear);
    },
  };
}
