import { useMapSourceQuery } from '../../../../graphql/generated/map-source';
import type { Position } from '../../../../lib/position';
import { PinPicker } from '../../../../ui/PinPicker';
import { PlainSkeleton } from '../../../../ui/PlainSkeleton';

interface HallPinMapProps {
  position: Position | null;
  onPick: (position: Position) => void;
  label: string;
}

/** The map of the hall's form. Its code loads when it is opened. */
export function HallPinMap(props: HallPinMapProps) {
  const { data, loading } = useMapSourceQuery();
  if (loading) return <PlainSkeleton height="320px" shape="box" />;
  const { mapTilesUrl = '', mapAttribution = '' } = data?.clientConfig ?? {};
  return <PinPicker {...props} tilesUrl={mapTilesUrl} attribution={mapAttribution} />;
}
