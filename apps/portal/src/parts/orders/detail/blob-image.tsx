/** A picture from a fetched blob. It has an object URL only while it is on the screen. */
export function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className?: string | undefined }) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(blob);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
  return <img ref={show} alt={alt} className={className} />;
}
