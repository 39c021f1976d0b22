import { getHelpCentreToken } from '@riderbell/contract/calls/help/get-help-centre-token.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';
import { useShownScheme } from '@riderbell/web/shown-scheme.ts';
import { useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { readFrameMessage, postToFrame } from './frame-messages.ts';
import { callInit, initBody } from './init-call.ts';
import { startTokenRenewal } from './renew-token.ts';

export type HelpState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'open'; readonly address: string };

interface HelpCentre {
  readonly state: HelpState;
  /** Retries after a failure. */
  retry(): void;
}

type Frame = RefObject<HTMLIFrameElement | null>;

/** Opens the help centre for the current vendor in the language of the screen, and keeps its token fresh while it is open. */
export function useHelpCentre(frame: Frame, onClose: () => void): HelpCentre {
  const deployment = useDeployment();
  const brand = useBrand();
  const { language } = useLanguage();
  const user = useSession()?.user;
  const appearance = useShownScheme();
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const opened = useQuery({
    queryKey: ['help', vendorId, language],
    async queryFn({ signal }) {
      const service = deployment.help_centre_url;
      if (service === null || user === undefined) throw new Error('The help center is not offered here');
      const token = await fetchToken(vendorId, signal);
      const colour = brand.colours.primary[6];
      const scene = { user, deployment, language, brandName: brand.name, colour, appearance };
      return callInit({ service, pageOrigin: window.location.origin, signal }, initBody(scene, token));
    },
    // An address is valid for one visit, and another request would replace the page that the merchant reads.
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  });
  useFreshToken(frame, opened.isSuccess ? vendorId : null);
  useLook(frame);
  useCloseMessage(frame, onClose);
  return { state: stateOf(opened), retry: () => void opened.refetch() };
}

function stateOf({ data, isError, isFetching }: UseQueryResult<string>): HelpState {
  if (data !== undefined) return { phase: 'open', address: data };
  return { phase: isError && !isFetching ? 'failed' : 'loading' };
}

/** Hands each new token to the frame. @param vendorId null until the first token was taken */
function useFreshToken(frame: Frame, vendorId: string | null): void {
  useEffect(() => {
    if (vendorId === null) return undefined;
    return startTokenRenewal({
      fetchToken: () => fetchToken(vendorId),
      onToken: (token) => postToFrame(windowOf(frame), { type: 'token', verification_token: token }),
      schedule: later,
    });
  }, [frame, vendorId]);
}

async function fetchToken(vendorId: string, signal?: AbortSignal): Promise<string> {
  const { result } = await callApi(getHelpCentreToken, { params: { id: vendorId } }, signal ? { signal } : {});
  return result;
}

/** The frame turns light and dark with the page. */
function useLook(frame: Frame): void {
  const appearance = useShownScheme();
  useEffect(() => postToFrame(windowOf(frame), { type: 'look', appearance }), [frame, appearance]);
}

/** The page handles Escape that is pressed inside the frame. */
function useCloseMessage(frame: Frame, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (readFrameMessage(event, windowOf(frame)) === 'close') close();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
}

function windowOf(frame: Frame): Window | null {
  return frame.current?.contentWindow ?? null;
}

function later(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
