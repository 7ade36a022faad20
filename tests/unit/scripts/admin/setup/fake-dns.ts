import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

function nameIn(packet: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; packet[at]; at += 1 + (packet[at] ?? 0)) {
    labels.push(packet.toString("latin1", at + 1, at + 1 + (packet[at] ?? 0)));
  }
  return labels.join(".").toLowerCase();
}

/** Starts a DNS server with only these TXT records. Other names don't exist. */
export async function startDns(records: Record<string, string[]>) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const name = nameIn(query);
    const texts = records[name] ?? [];
    const question = query.subarray(12, 12 + name.length + 2 + 4);
    const answers = texts.map((text) => {
      // The bytes are a pointer to the requested name, TXT, IN, and a minute.
      const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1]);
      return Buffer.concat([head, Buffer.from([text.length]), Buffer.from(text)]);
    });
    const flags = [0x81, texts.length > 0 ? 0x80 : 0x83];
    const counts = [0, 1, 0, texts.length, 0, 0, 0, 0];
    const head = Buffer.from([...query.subarray(0, 2), ...flags, ...counts]);
    socket.send(Buffer.concat([head, question, ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, stop: () => new Promise<void>((resolve) => socket.close(resolve)) };
}
