import { createLiveTicket } from '@riderbell/contract/calls/tracking/create-live-ticket.ts';
import { livePath, serverMessage, updateFrame } from '@riderbell/contract/live/messages.ts';
import { apiBase } from '@riderbell/web/api/api-base.ts';
import { callApi } from '../api/call-api.ts';
import type { ReceivedMessage, SocketLike } from '@riderbell/web/live/reconnecting-socket.ts';

/** Requests a ticket for one connection, without retries, because the channel itself retries. */
export async function requestTicket(signal: AbortSignal): Promise<string> {
  const { result } = await callApi(createLiveTicket, { body: {} }, { signal, retries: 0 });
  return result.ticket;
}

export function openSocket(ticket: string): SocketLike {
  const url = new URL(livePath, apiBase() || window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('authorization', ticket);
  return new WebSocket(url);
}

/** Parses one message; null if this build does not know it. */
export function readMessage(text: string): ReceivedMessage | null {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return null;
  }
  const read = serverMessage.safeParse(sent);
  if (read.success) return read.data;
  const frame = updateFrame.safeParse(sent);
  return frame.success ? { type: 'unreadable-update', cursor: frame.data.cursor } : null;
}
