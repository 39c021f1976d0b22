import type { Fleet, FleetOrder } from '../../features/fleet/ports.ts';

/** A fleet for tests that records its requests; the test reports for its riders. */
export class RecordingFleet implements Fleet {
  readonly dispatched: FleetOrder[] = [];
  readonly withdrawn: string[] = [];
  /** While it is set, both calls fail with it. */
  failure: Error | null = null;

  async dispatch(order: FleetOrder): Promise<void> {
    if (this.failure) throw this.failure;
    this.dispatched.push(order);
  }

  async withdraw(orderId: string): Promise<void> {
    if (this.failure) throw this.failure;
    this.withdrawn.push(orderId);
  }
}
