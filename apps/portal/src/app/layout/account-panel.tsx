import { ExternalLink, LogOut, Route } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNavigate } from 'react-router';
import { session, useSession } from '../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { Tile } from '@riderbell/ui/layout/tile.tsx';
import { LaterBrandChoice } from '../brand/later-brand-choice.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { useDevicePerson } from '../device/use-device-person.ts';
import { LockButton } from '../device/lock-button.tsx';
import { HelpItem } from './help-item.tsx';
import { paths } from '../../platform/paths.ts';
import { tourState } from '../welcome/tour-state.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LeaveTeamItem } from './leave-team-item.tsx';
import { LinkSettingsItem } from './link-settings-item.tsx';
import { SignIns } from './sign-ins.tsx';

/** The account, the appearance, the tour and the sign-out (specification §2, account menu). */
export function AccountPanel({ onHelp, onTour }: { onHelp?: (() => void) | undefined; onTour: () => void }) {
  const t = useTexts('navigation');
  const auth = useSession();
  const { vendor } = useCurrentVendor();
  const person = useDevicePerson();
  const hasAccount = auth !== null && person === null;
  const navigate = useNavigate();
  const takeTour = () => {
    onTour();
    tourState.start();
    void navigate(paths.requestARider(vendor.vendor_id));
  };
  return (
    <Stack gap={4}>
      {auth !== null && (
        <Row gap={3}>
          <Tile size={44} round tone="brand" className={textLook({ weight: 750 })} aria-hidden>
            {(auth.user.name || auth.user.email).charAt(0).toLocaleUpperCase()}
          </Tile>
          <Text as={Stack} lines="snug" grow>
            {auth.user.name !== '' && <strong>{auth.user.name}</strong>}
            <Text as={Bdi} size={3} tone="soft">
              {auth.user.email === '' ? vendor.name : auth.user.email}
            </Text>
          </Text>
        </Row>
      )}
      <LanguageChoice />
      <AppearanceChoice />
      <LaterBrandChoice />
      <LaterAnalyticsChoice />
      {onHelp !== undefined && <HelpItem onOpen={onHelp} />}
      <LinkSettingsItem />
      {/* Only for an account: a merchant with a token of another system or a PIN has neither devices nor a password. */}
      {hasAccount && <SignIns />}
      {hasAccount && <LeaveTeamItem />}
      <PartnerLink />
      <Button variant="default" icon={<Route size={18} aria-hidden />} onClick={takeTour}>
        {t('tour')}
      </Button>
      {person === null ? (
        <Button
          variant="default"
          icon={<LogOut size={18} aria-hidden className="app-mirrored" />}
          onClick={() => void session.logout()}
        >
          {t('log-out')}
        </Button>
      ) : (
        <LockButton />
      )}
    </Stack>
  );
}

/** A link to the country's partner site; some countries have none. */
function PartnerLink() {
  const t = useTexts('navigation');
  const { partner_url: url } = useDeployment();
  if (url === null) return null;
  return (
    <Row
      as="a"
      justify="between"
      touch
      className={textLook({ tone: 'ink', weight: 650 })}
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      {t('partner')}
      <ExternalLink size={18} aria-hidden className="app-mirrored" />
      <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
    </Row>
  );
}

/** Only for deployments with an analytics provider: otherwise nothing leaves the device, and there is nothing to choose. */
function LaterAnalyticsChoice() {
  return useDeployment().analytics === null ? null : <LoadedAnalyticsChoice />;
}

function LoadedAnalyticsChoice() {
  const part = useDeferredPart(['analytics'], () => import('../analytics/analytics-choice.tsx'));
  return part && <part.AnalyticsChoice />;
}
