export function drawCampaign(_name: string, _file: string): string | undefined { return undefined; }
