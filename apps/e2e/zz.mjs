import {readFileSync,readdirSync} from 'fs';
import {SourceMap} from 'node:module';
const dir=process.argv[2], name=process.argv[3];
const map=readdirSync(dir+'/maps').filter(f=>f.startsWith(name+'.')&&f.endsWith('.js.map')).map(f=>dir+'/maps/'+f).at(-1);
const m=JSON.parse(readFileSync(map,'utf8'));
const js=readFileSync(process.argv[4],'utf8'); const lines=js.split('\n');
// decode mappings
const C='ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
let src=0; const size={}; 
m.mappings.split(';').forEach((l,li)=>{let col=0;let prev=null;const segs=l.split(',').filter(Boolean).map(s=>{const out=[];let v=0,sh=0;for(const c of s){const d=C.indexOf(c);v|=(d&31)<<sh;sh+=5;if(!(d&32)){out.push(v&1?-(v>>1):v>>1);v=0;sh=0}}col+=out[0];if(out.length>1){src+=out[1]}return [col,out.length>1?src:-1]});
for(let i=0;i<segs.length;i++){const end=i+1<segs.length?segs[i+1][0]:lines[li].length;const n=segs[i][1]<0?'?':m.sources[segs[i][1]];size[n]=(size[n]??0)+end-segs[i][0];}});
for(const [k,v] of Object.entries(size).sort((a,b)=>b[1]-a[1]).slice(0,+process.argv[5]||60))console.log(v,k);
