/** The bird in flight: two wings and a forked tail, in one stroke of the accent and one of the brand. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--app-brand)" />
      <path
        d="M6.5 15.2c6.2-1.6 11-.3 14 3.6 2.6-5.6 6.8-9.3 13-10.8-2.300 8.600-6.900 14.200-13.700 16.700-4.200-.600-6.600-3.100-7.100-6.300-1.700-1.900-3.700-2.900-6.200-3.200Z"
        fill="#fff"
      />
      <path
        d="M19.800 24.700c-1.500 3.100-4.300 5.400-8.300 6.900 4.200.500 7.900-.400 11-2.800 1.100-1.600 1.600-3.300 1.500-5.300-1.300.700-2.700 1.100-4.200 1.200Z"
        fill="var(--app-accent)"
      />
    </svg>
  );
}

/** The mark and the word. The name is set in type, so that it stays sharp and takes the colour of the text around it. */
export function Logo({ height = 32 }: { height?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: height * 0.3 }} dir="ltr">
      <Mark size={height} />
      <span
        style={{
          fontFamily: "'Manrope Variable', sans-serif",
          fontWeight: 800,
          fontSize: height * 0.72,
          letterSpacing: '-0.045em',
          lineHeight: 1,
        }}
      >
        swift
      </span>
    </span>
  );
}
