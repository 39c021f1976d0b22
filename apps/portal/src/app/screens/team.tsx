import { TeamScreen } from '../../features/team/team-screen.tsx';
import { BusinessPage } from '../business/business-page.tsx';

export function Team() {
  return (
    <BusinessPage page="team">
      <TeamScreen />
    </BusinessPage>
  );
}
