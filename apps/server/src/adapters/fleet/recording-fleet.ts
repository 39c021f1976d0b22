import type { Fleet, FleetOrder } from '../../features/fleet/ports.ts';

/** A fleet for tests: it remembers what it was asked, and its riders do what the test says. */
export class RecordingFleet implements Fleet {
  readonly dispatched: FleetOrder[] = [];
  readonly withdrawn: string[] = [];
  /** While set, both calls fail with it. */
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
