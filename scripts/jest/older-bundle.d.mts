export declare function isBundleOlder(folder: string): boolean;
