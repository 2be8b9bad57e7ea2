import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenReached } from '$lib/moments';

const DAY = 86_400_000;

describe('what is done once a moment has come', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('is done once, a little after the moment', () => {
    const call = vi.fn();
    whenReached(Date.now() + 60_000, call);
    vi.advanceTimersByTime(60_000);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DAY);
    expect(call).toHaveBeenCalledOnce();
  });

  it('waits longer than a timer can', () => {
    const call = vi.fn();
    whenReached(Date.now() + 40 * DAY, call);
    vi.advanceTimersByTime(39 * DAY);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * DAY);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is done when the device wakes after the moment', () => {
    const call = vi.fn();
    whenReached(Date.now() + 60_000, call);
    vi.setSystemTime(Date.now() + 120_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not asked again and again where the clock of the device is ahead', () => {
    const call = vi.fn();
    whenReached(Date.now() - DAY, call);
    vi.advanceTimersByTime(29_000);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not done once it is stopped', () => {
    const call = vi.fn();
    whenReached(Date.now() + 60_000, call)();
    vi.advanceTimersByTime(DAY);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(call).not.toHaveBeenCalled();
  });
});
